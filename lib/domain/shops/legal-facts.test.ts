import { describe, expect, it } from 'vitest'
import { CompanyInput, MediatorInput, ReturnsInput } from './legal-facts'

const company = {
  ...{ legalForm: 'SARL', shareCapital: '5 000 €', companyNumber: '732 829 320 00074' },
  ...{ registry: 'rcs', registryCity: 'Montpellier', vatNumber: 'fr 44 732829320', insurer: '' },
}
const issues = (input: object) =>
  CompanyInput.safeParse(input).error?.issues.map(({ path }) => path.join('.'))

describe('a seller’s company', () => {
  it('is kept with its numbers in digits', () => {
    expect(CompanyInput.parse(company)).toMatchObject({
      companyNumber: '73282932000074',
      vatNumber: 'FR44732829320',
    })
  })

  it.each([
    ['a SIREN with a wrong digit', { companyNumber: '732829321' }, 'companyNumber'],
    ['too few digits', { companyNumber: '12345678' }, 'companyNumber'],
    ['a VAT number with a wrong key', { vatNumber: 'FR45732829320' }, 'vatNumber'],
    ['the RCS without its registry’s town', { registryCity: '' }, 'registryCity'],
    ['an unknown register', { registry: 'chambre' }, 'registry'],
  ])('refuses %s at its field', (_, change, field) => {
    expect(issues({ ...company, ...change })).toEqual([field])
  })

  it('may be of another country, or not given yet', () => {
    expect(CompanyInput.parse({ ...company, companyNumber: 'BE 0123.456.789' }).companyNumber).toBe(
      'BE 0123.456.789',
    )
    const { registry: _, ...none } = { ...company, companyNumber: '', vatNumber: '', registryCity: '' }
    expect(CompanyInput.parse(none)).toMatchObject({ companyNumber: '', registry: null })
  })
})

it('the mediator’s site is an address of the web', () => {
  const mediator = { mediatorName: 'M', mediatorAddress: 'Paris', mediatorUrl: 'javascript:alert(1)' }
  expect(MediatorInput.safeParse(mediator).success).toBe(false)
  expect(MediatorInput.safeParse({ ...mediator, mediatorUrl: '' }).success).toBe(true)
})

it('who pays for a return may be left open, and is either the seller or the shopper', () => {
  const returns = { returnAddress: '', commercialGuarantee: '' }
  expect(ReturnsInput.parse(returns).returnCosts).toBeNull()
  expect(ReturnsInput.safeParse({ ...returns, returnCosts: 'agence' }).success).toBe(false)
})
