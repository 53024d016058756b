import { describe, expect, it } from 'vitest'
import { BillingDetailsInput } from './schema'
import { isSiren } from './siren'
import { isVatNumber } from './vat-number'

const PERSON = {
  ...{ kind: 'consumer', name: 'Léa Martin', line1: '1 rue des Fours', line2: '' },
  ...{ postalCode: '34000', city: 'Montpellier', country: 'fr', siren: '', vatNumber: '' },
  ...{ email1: '', email2: '', email3: '', purchaseReference: '' },
}
const FIRM = { ...PERSON, kind: 'professional', name: 'Le Four EI', siren: '732 829 320' }

const wrong = (details: object) => {
  const { error } = BillingDetailsInput.safeParse(details)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('billing details', () => {
  it('of a person are an address, and empty fields no value', () => {
    expect(BillingDetailsInput.parse(PERSON)).toEqual({
      ...{ kind: 'consumer', name: 'Léa Martin', line1: '1 rue des Fours', line2: null },
      ...{ postalCode: '34000', city: 'Montpellier', country: 'FR', siren: null, vatNumber: null },
      ...{ emails: [], purchaseReference: null },
    })
  })

  it('of a person have no number of a firm', () => {
    expect(Object.keys(wrong({ ...PERSON, siren: '732829320', vatNumber: 'FR44732829320' }))).toEqual([
      'siren',
      'vatNumber',
    ])
  })

  it('of a professional are read with spaces, and their addresses once each', () => {
    const details = {
      ...FIRM,
      vatNumber: 'fr 44 732 829 320',
      email1: 'a@exemple.fr',
      email3: 'A@exemple.fr',
    }
    expect(BillingDetailsInput.parse(details)).toMatchObject({
      ...{ siren: '732829320', vatNumber: 'FR44732829320', emails: ['a@exemple.fr'] },
    })
  })

  it.each([
    ['a missing SIREN', { ...FIRM, siren: '' }, ['siren']],
    ['a SIREN with a wrong digit', { ...FIRM, siren: '732829321' }, ['siren']],
    ['a VAT number of another firm', { ...FIRM, vatNumber: 'FR83404833048' }, ['vatNumber']],
    ['a VAT number with a wrong key', { ...FIRM, vatNumber: 'FR45732829320' }, ['vatNumber']],
    [
      'a professional abroad without a VAT number',
      { ...FIRM, country: 'BE', postalCode: '1000', siren: '' },
      ['vatNumber'],
    ],
    ['a postcode of another country', { ...PERSON, postalCode: '1000' }, ['postalCode']],
    ['a country that does not exist', { ...PERSON, country: 'QX' }, ['country']],
    ['a wrong address for mails', { ...PERSON, email2: 'lea' }, ['email2']],
    ['no kind', { ...PERSON, kind: 'other' }, ['kind']],
    ['a name of two lines', { ...PERSON, name: 'Léa\nMartin' }, ['name']],
  ])('are refused with a reason for %s', (_what, details, fields) => {
    expect(Object.keys(wrong(details))).toEqual(fields)
  })

  it('of an association need no number', () => {
    expect(wrong({ ...FIRM, kind: 'non_professional', siren: '' })).toEqual({})
  })
})

it('a SIREN is checked by its digits', () => {
  expect(['732829320', '404833048', '552100554'].every(isSiren)).toBe(true)
  expect(['732829321', '40483304', '40483304A', ''].some(isSiren)).toBe(false)
})

it('a VAT number has the form of its country, and of France its key', () => {
  const valid = [
    'FR44732829320',
    'FR83404833048',
    'FRK7399859412',
    'DE136695976',
    'EL094259216',
    'BE0428759497',
    'CHE107787577',
  ]
  expect(valid.filter((number) => !isVatNumber(number))).toEqual([])
  const invalid = ['FR84323140391', 'DE13669597', '40303265045', 'FRIO399859412', 'BE428759497']
  expect(invalid.filter(isVatNumber)).toEqual([])
})
