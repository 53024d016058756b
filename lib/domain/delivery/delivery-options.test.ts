import { describe, expect, it } from 'vitest'
import { deliveryOptions } from './delivery-options'

const shop = {
  offersHome: true,
  offersRelay: true,
  offersPickup: true,
  packagingWeightGrams: 0,
  preparationDays: 2,
  freeDeliveryFromCents: null as number | null,
}
const cart = { country: 'FR', zip: '34000', weightGrams: 800, extentCm: 60, itemsCents: 2_000 }
const prices = (changedShop = {}, changedCart = {}) =>
  Object.fromEntries(
    deliveryOptions({ ...shop, ...changedShop }, { ...cart, ...changedCart }).map(
      ({ method, priceCents }) => [method, priceCents],
    ),
  )

describe('the price of a delivery', () => {
  it('is that of the weight, and nothing for who comes', () => {
    expect(prices()).toEqual({ relay: 539, home: 790, pickup: 0 })
  })

  it.each([
    ['to the gram', 1_000, 539],
    ['and a gram more', 1_001, 659],
    ['and a fraction of one', 1_000.01, 659],
    ['and less than the carrier’s least', 0, 419],
  ])('changes with the bracket, %s', (_, weightGrams, relay) => {
    expect(prices({}, { weightGrams }).relay).toBe(relay)
  })

  it('counts the packaging', () => {
    expect(prices({ packagingWeightGrams: 200 }, { weightGrams: 800 }).relay).toBe(539)
    expect(prices({ packagingWeightGrams: 201 }, { weightGrams: 800 }).relay).toBe(659)
  })

  it('is nothing from the amount that the shop says', () => {
    expect(prices({ freeDeliveryFromCents: 2_000 })).toEqual({ relay: 0, home: 0, pickup: 0 })
    expect(prices({ freeDeliveryFromCents: 2_001 }).relay).toBe(539)
    expect(prices({ freeDeliveryFromCents: 0 }).relay).toBe(0)
  })
})

describe('a method is left out', () => {
  it.each([
    ['that the shop does not offer', { offersHome: false }, {}, ['relay', 'pickup']],
    [
      'whose limit the packed parcel exceeds',
      { packagingWeightGrams: 1 },
      { weightGrams: 25_000 },
      ['relay', 'pickup'],
    ],
    ['with an article of more than 150 cm', {}, { extentCm: 150.01 }, ['pickup']],
    ['but not at 150 cm', {}, { extentCm: 150 }, ['relay', 'home', 'pickup']],
    ['at 30 kg and a gram', {}, { weightGrams: 30_001 }, ['pickup']],
    ['without a tariff for the country', {}, { country: 'PT', zip: '1100' }, ['relay', 'pickup']],
    ['in a country without any tariff', {}, { country: 'US', zip: '10001' }, ['pickup']],
    ['beyond the sea', {}, { zip: '97400' }, ['pickup']],
  ])('%s', (_, changedShop, changedCart, methods) => {
    expect(Object.keys(prices(changedShop, changedCart))).toEqual(methods)
  })

  it.each(['FR', 'BE', 'LU', 'NL', 'ES', 'PT'])('but relay points are in %s', (country) => {
    expect(prices({}, { country, zip: '1000' }).relay).toBeGreaterThan(0)
  })
})

it('the delay counts the preparation and the carrier’s days', () => {
  const delays = (preparationDays: number) =>
    deliveryOptions({ ...shop, preparationDays }, cart).map(({ delay }) => delay)
  expect(delays(2)).toEqual([
    'livré sous 5 à 7\u00a0jours ouvrés',
    'livré sous 4 à 5\u00a0jours ouvrés',
    'prêt sous 2\u00a0jours ouvrés',
  ])
  expect(delays(1)[2]).toBe('prêt sous 1\u00a0jour ouvré')
  expect(delays(0)[2]).toBe('prêt le jour même')
})
