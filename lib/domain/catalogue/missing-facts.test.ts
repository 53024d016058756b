import { describe, expect, it } from 'vitest'
import { NO_DEFAULTS, NO_FACTS, type ShopDefaults } from '../product-facts/facts'
import { type Described, missingProductFacts } from './missing-facts'

const DEFAULTS: ShopDefaults = {
  ...NO_DEFAULTS,
  manufacturerName: 'Savonnerie du Lez',
  manufacturerAddress: '3 quai du Verdanson, 34000 Montpellier',
  manufacturerContact: 'contact@savonnerie.example',
}

const SOAP: Described = {
  ...NO_FACTS,
  id: 7,
  reference: 'SAV-100',
  category: 'Savons',
  risks: 'Éviter le contact avec les yeux.',
  images: ['a'],
  sizes: [],
}
const IMPORTED: Described = {
  ...SOAP,
  manufacturerName: 'Aleppo Soap Co.',
  manufacturerAddress: 'Alep, Syrie',
  manufacturerContact: 'https://soap.example',
  manufacturerOutsideEu: true,
  responsibleName: 'Import Sud SARL',
  responsibleAddress: '1 rue du Port, 34200 Sète',
  responsibleContact: 'securite@import.example',
}
const HONEY: Described = {
  ...SOAP,
  risks: '',
  isFood: true,
  foodName: 'Miel de fleurs',
  ingredients: 'Miel',
  allergens: [],
  netQuantity: 500,
  energyKj: 1_360,
  energyKcal: 320,
  fat: 0,
  saturates: 0,
  carbohydrate: 80,
  sugars: 80,
  protein: 0.3,
  salt: 0,
}
const WINE: Described = {
  ...SOAP,
  risks: '',
  alcohol: true,
  alcoholPercent: 13.5,
  foodName: 'Vin rouge',
  allergens: ['sulphites'],
  netQuantity: 75,
  netUnit: 'cl',
}

const codesOf = (product: Described, shopDefaults = DEFAULTS) =>
  missingProductFacts({ product, shopDefaults }).map(({ code }) => code)

describe('the facts of a product that are still missing', () => {
  it.each([
    ['an article', SOAP],
    ['an imported article', IMPORTED],
    ['a food', HONEY],
    ['an alcoholic drink', WINE],
  ])('are none of %s that says everything', (_, product) => expect(codesOf(product)).toEqual([]))

  it.each<[string, Described, Partial<Described>]>([
    ['picture', SOAP, { images: [] }],
    ['type', SOAP, { category: '' }],
    ['identifier', SOAP, { reference: 'P-7' }],
    ['warnings', SOAP, { risks: '' }],
    ['manufacturer', IMPORTED, { manufacturerName: '' }],
    ['manufacturer-address', IMPORTED, { manufacturerAddress: '' }],
    ['manufacturer-contact', IMPORTED, { manufacturerContact: '' }],
    ['eu-responsible', IMPORTED, { responsibleName: '' }],
    ['eu-responsible-address', IMPORTED, { responsibleAddress: '' }],
    ['eu-responsible-contact', IMPORTED, { responsibleContact: '' }],
    ['net-quantity', HONEY, { netQuantity: null }],
    ['food-name', HONEY, { foodName: '' }],
    ['ingredients', HONEY, { ingredients: '' }],
    ['allergens-declared', HONEY, { allergens: null }],
    ['nutrition', HONEY, { salt: null }],
    ['net-quantity', WINE, { netQuantity: null }],
    ['allergens-declared', WINE, { allergens: null }],
    ['alcohol-degree', WINE, { alcoholPercent: null }],
  ])('are exactly “%s” once it is taken away', (code, product, change) =>
    expect(codesOf({ ...product, ...change })).toEqual([code]),
  )

  it.each<[string, Partial<ShopDefaults>]>([
    ['manufacturer', { manufacturerName: '' }],
    ['manufacturer-address', { manufacturerAddress: '' }],
    ['manufacturer-contact', { manufacturerContact: '' }],
  ])('are exactly “%s” once the shop’s default loses it', (code, change) =>
    expect(codesOf(SOAP, { ...DEFAULTS, ...change })).toEqual([code]),
  )

  it('accept an identifier, a shop’s warning, exemptions and the quantities of sizes in their place', () => {
    expect(codesOf({ ...SOAP, reference: 'P-7', identifier: 'Lot 24-11' })).toEqual([])
    expect(codesOf({ ...SOAP, risks: '', noWarning: true })).toEqual([])
    expect(codesOf({ ...SOAP, risks: '' }, { ...DEFAULTS, warnings: 'Usage externe.' })).toEqual([])
    expect(codesOf({ ...HONEY, salt: null, noNutrition: true })).toEqual([])
    const sizes = [{ netQuantity: 250 }, { netQuantity: 500 }]
    expect(codesOf({ ...HONEY, netQuantity: null, sizes })).toEqual([])
  })

  it('take no part of the shop’s manufacturer for a product that has its own', () => {
    expect(codesOf({ ...SOAP, manufacturerName: 'Autre SARL' })).toEqual([
      'manufacturer-address',
      'manufacturer-contact',
    ])
  })
})
