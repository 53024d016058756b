import { describe, expect, it } from 'vitest'
import { shopOf } from '@/tests/support/legal-shop'
import type { Publisher } from '../shop-terms/queries'
import type { Shop } from '../shops/schema'
import { type ComplianceFacts, complianceItems } from './items'

const publisher: Publisher = {
  websiteId: 7,
  name: 'Camille Roussel',
  address: '8 place de la Comédie, 34000 Montpellier',
  email: 'a@b.example',
  phone: '04 99 00 12 30',
  director: 'Camille Roussel',
  host: 'Hébergeur SAS, Roubaix, 03 20 00 00 00',
  privacyUrl: 'https://b.example/confidentialite',
  updatedAt: new Date(0),
}
const whole: ComplianceFacts = { websiteId: 7, publisher, shop: shopOf(), productsWithMissingFacts: 0 }

const statesOf = (facts: ComplianceFacts, state: string) =>
  complianceItems(facts).flatMap((item) => (item.state === state ? [item.key] : []))

describe('a shop with every fact', () => {
  it('has no item that is missing or to be checked', () => {
    expect(statesOf(whole, 'missing')).toEqual([])
    expect(statesOf(whole, 'check')).toEqual([])
    expect(complianceItems(whole).map(({ group }) => group)).toContain('shop')
  })

  it.each<[keyof Shop, string, string]>([
    ['legalName', 'publisher', 'reglages#legalName'],
    ['addressLine1', 'publisher', 'reglages#addressLine1'],
    ['postalCode', 'publisher', 'reglages#postalCode'],
    ['city', 'publisher', 'reglages#city'],
    ['email', 'publisher', 'reglages#email'],
    ['phone', 'publisher', 'reglages#phone'],
    ['legalForm', 'legal-form', 'reglages#legalForm'],
    ['shareCapital', 'legal-form', 'reglages#shareCapital'],
    ['companyNumber', 'company-number', 'reglages#companyNumber'],
    ['registry', 'registry', 'reglages#entreprise'],
    ['registryCity', 'registry', 'reglages#registryCity'],
    ['vatNumber', 'vat', 'reglages#vatNumber'],
    ['mediatorName', 'mediator', 'reglages#mediatorName'],
    ['mediatorAddress', 'mediator', 'reglages#mediatorAddress'],
    ['mediatorUrl', 'mediator', 'reglages#mediatorUrl'],
    ['returnCosts', 'returns', 'reglages#retours'],
    ['returnAddress', 'returns', 'reglages#returnAddress'],
  ])('without its %s has the red item %s alone, with the place to write it', (field, key, href) => {
    const empty = field === 'registry' || field === 'returnCosts' ? null : ''
    const facts = { ...whole, shop: { ...shopOf(), [field]: empty } }
    expect(statesOf(facts, 'missing')).toEqual([key])
    expect(complianceItems(facts).find((item) => item.key === key)?.href).toBe(`/dashboard/ecom/7/${href}`)
  })

  it.each(['director', 'host', 'privacyUrl'] as const)(
    'without its site’s %s has one red item, written on the board',
    (field) => {
      const facts = { ...whole, publisher: { ...publisher, [field]: '' } }
      const [item, ...others] = complianceItems(facts).filter(({ state }) => state === 'missing')
      expect(others).toEqual([])
      expect(item?.href).toBe(`/dashboard/website/7/conformite#${field}`)
    },
  )

  it('with an incomplete product page has the item of its products alone', () => {
    const facts = { ...whole, productsWithMissingFacts: 2 }
    expect(statesOf(facts, 'missing')).toEqual(['products'])
    expect(statesOf({ ...whole, productsWithMissingFacts: null }, 'check')).toEqual(['products'])
  })

  it('with its own terms is asked to check them', () => {
    const facts = { ...whole, shop: { ...shopOf(), termsUrl: 'https://b.example/cgv' } }
    expect(statesOf(facts, 'check')).toEqual(['terms'])
  })
})

it('a seller without VAT needs no number, and an individual no capital', () => {
  const shop = { ...shopOf(), legalForm: 'EI', shareCapital: '', vatRegime: 'exempt' as const, vatNumber: '' }
  expect(statesOf({ ...whole, shop }, 'missing')).toEqual([])
})

describe('a site that does not sell', () => {
  const facts = { ...whole, shop: null }

  it('has the items of a site alone', () => {
    expect(complianceItems(facts).map(({ key }) => key)).toEqual(['publisher', 'director', 'host', 'privacy'])
    expect(statesOf(facts, 'missing')).toEqual([])
  })

  it.each(['name', 'address', 'email', 'phone'] as const)(
    'without its publisher’s %s names that',
    (field) => {
      const bare = { ...facts, publisher: { ...publisher, [field]: '' } }
      expect(statesOf(bare, 'missing')).toEqual(['publisher'])
    },
  )

  it('with nothing written has every item red', () => {
    expect(statesOf({ ...facts, publisher: null }, 'missing')).toHaveLength(4)
  })
})
