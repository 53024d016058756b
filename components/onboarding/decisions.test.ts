import { expect, it } from 'vitest'
import { DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'
import { decisionAfter, MEETING_DECISIONS, PROJECT, placeIn } from './decisions'

const withWebsite = { ...DEFAULT_ANSWERS, hasWebsite: true }

it('asks about the existing website only those who have one', () => {
  expect(decisionAfter(PROJECT, 'hasWebsite', DEFAULT_ANSWERS)).toBe('newWebsite')
  expect(decisionAfter(PROJECT, 'hasWebsite', withWebsite)).toBe('madeByAgency')
})

it('asks for the hours of a call only those who want one', () => {
  expect(decisionAfter(MEETING_DECISIONS, 'contactOption', DEFAULT_ANSWERS)).toBe('callTimes')
  expect(
    decisionAfter(MEETING_DECISIONS, 'contactOption', { ...DEFAULT_ANSWERS, contactOption: 'email' }),
  ).toBe('additionalInfo')
})

it('keeps the last decision of a step open', () => {
  expect(decisionAfter(PROJECT, 'selectedPlan', DEFAULT_ANSWERS)).toBe('selectedPlan')
})

it('counts what was decided before the open one', () => {
  expect(placeIn(PROJECT, 'isExperienced', DEFAULT_ANSWERS)).toEqual({
    open: 'isExperienced',
    taken: ['hasWebsite', 'newWebsite'],
    count: 6,
  })
  expect(placeIn(PROJECT, 'newWebsite', withWebsite).taken).toHaveLength(3)
})

it('goes on where the open decision is no longer asked', () => {
  expect(placeIn(PROJECT, 'websiteUrl', DEFAULT_ANSWERS).open).toBe('newWebsite')
})
