import { describe, expect, it } from 'vitest'
import { brand } from '@/content/brand'
import { answeredBy, isOpenAt, openingNow, subjectFrom } from './policy'

const at = (instant: string) => openingNow(brand.hours.week, new Date(instant)).text

describe('openingNow, by Paris time', () => {
  it.each([
    ['a Monday morning before nine', '2026-03-02T07:59:00Z', 'Fermé · ouvre à 9\u00a0h'],
    ['at nine sharp', '2026-03-02T08:00:00Z', 'Ouvert · ferme à 18\u00a0h'],
    ['a minute before closing', '2026-03-02T16:59:00Z', 'Ouvert · ferme à 18\u00a0h'],
    ['at closing time', '2026-03-02T17:00:00Z', 'Fermé · ouvre demain à 9\u00a0h'],
    ['in summer time', '2026-07-06T15:59:00Z', 'Ouvert · ferme à 18\u00a0h'],
    ['on Saturday', '2026-03-07T10:00:00Z', 'Ouvert · ferme à 14\u00a0h'],
    ['on Friday night', '2026-03-06T22:00:00Z', 'Fermé · ouvre demain à 10\u00a0h'],
    ['on Saturday evening', '2026-03-07T18:00:00Z', 'Fermé · ouvre lundi à 9\u00a0h'],
    ['on Sunday', '2026-03-08T10:00:00Z', 'Fermé · ouvre demain à 9\u00a0h'],
    [
      'on Sunday in Paris, still Saturday in London',
      '2026-03-07T23:30:00Z',
      'Fermé · ouvre demain à 9\u00a0h',
    ],
  ])('%s', (_when, instant, text) => {
    expect(at(instant)).toBe(text)
  })

  it('says only that it is closed when it never opens', () => {
    expect(openingNow(Array(7).fill(null), new Date())).toEqual({ open: false, text: 'Fermé' })
  })

  it('finds the only open day a week later', () => {
    const mondays = [null, [9, 10], null, null, null, null, null] as const
    expect(openingNow(mondays, new Date('2026-03-02T12:00:00Z')).text).toBe('Fermé · ouvre lundi à 9\u00a0h')
  })
})

describe('answeredBy', () => {
  it.each([
    ['on Monday', '2026-03-02T10:00:00Z', 1, 'demain à 18\u00a0h'],
    ['on Friday night', '2026-03-06T22:00:00Z', 1, 'demain à 14\u00a0h'],
    ['on Saturday evening', '2026-03-07T18:00:00Z', 1, 'lundi à 18\u00a0h'],
    ['on Sunday', '2026-03-08T10:00:00Z', 1, 'demain à 18\u00a0h'],
    ['on Friday, in two days', '2026-03-06T10:00:00Z', 2, 'lundi à 18\u00a0h'],
  ])('%s', (_when, instant, days, text) => {
    expect(answeredBy(brand.hours.week, new Date(instant), days)).toBe(text)
  })
})

it.each([
  ['2026-03-02', '09:00', true],
  ['2026-03-02', '18:00', false],
  ['2026-03-07', '13:59', true],
  ['2026-03-08', '11:00', false],
])('on %s at %s it is open: %s', (day, time, isOpen) => {
  expect(isOpenAt(brand.hours.week, day, time)).toBe(isOpen)
})

it.each([
  ['?sujet=devis', 'devis'],
  ['/contact?a=b&sujet=devis', 'devis'],
  ['?sujet=toString', ''],
  ['?sujet=DEVIS', ''],
  ['', ''],
])('the address %s names the subject « %s »', (address, subject) => {
  expect(subjectFrom(address)).toBe(subject)
})
