import { describe, expect, it } from 'vitest'
import { codeState, missingIdentity, pauseOn } from './policy'

describe('a seller’s identity', () => {
  const whole = {
    legalName: 'Camille Roussel EI',
    addressLine1: '14 rue de la Loge',
    postalCode: '34000',
    city: 'Montpellier',
    email: 'a@b.example',
    phone: '+33 4 99 00 12 34',
    termsUrl: 'https://b.example/cgv',
  }

  it('is complete', () => expect(missingIdentity(whole)).toEqual([]))

  it('says what is missing, in the order of the form', () => {
    expect(missingIdentity({ ...whole, termsUrl: '', city: '' })).toEqual([
      'la ville',
      'le lien vers vos conditions de vente',
    ])
  })
})

describe('a pause', () => {
  it.each([
    ['before its last day', '2026-12-24', 'Fermé.'],
    ['on its last day', '2026-12-31', 'Fermé.'],
    ['the day after', '2027-01-01', null],
  ])('with a last day, %s', (_, today, sentence) => {
    expect(pauseOn({ pauseMessage: 'Fermé.', pausedUntil: '2026-12-31' }, today)).toBe(sentence)
  })

  it('without a last day lasts', () => {
    expect(pauseOn({ pauseMessage: 'Fermé.', pausedUntil: null }, '2199-01-01')).toBe('Fermé.')
  })

  it('is none without a sentence', () => {
    expect(pauseOn({ pauseMessage: null, pausedUntil: null }, '2026-12-24')).toBeNull()
  })
})

describe('the state of a code', () => {
  const code = { active: true, startsOn: null, endsOn: null, maxUses: null, used: 0, held: 0 }
  it.each([
    ['without limits', {}, 'valid'],
    ['on its first and last day', { startsOn: '2026-12-24', endsOn: '2026-12-24' }, 'valid'],
    ['a day early', { startsOn: '2026-12-25' }, 'planned'],
    ['a day late', { endsOn: '2026-12-23' }, 'ended'],
    ['with one use left', { maxUses: 3, used: 1, held: 1 }, 'valid'],
    ['when orders hold the last use', { maxUses: 3, used: 2, held: 1 }, 'used-up'],
    ['switched off, with other changes', { active: false, endsOn: '2026-12-23' }, 'off'],
  ])('%s', (_, changed, state) => {
    expect(codeState({ ...code, ...changed }, '2026-12-24')).toBe(state)
  })
})
