import { expect, it } from 'vitest'
import { CARRIER_TARIFFS, PARCEL_LIMITS } from './carrier-tariffs'

const tariffs = Object.entries(CARRIER_TARIFFS).flatMap(([mode, countries]) =>
  Object.entries(countries).map(([country, tariff]) => ({ mode, country, tariff })),
)

it.each(tariffs)('the tariff $mode to $country rises up to what the carrier takes', ({ mode, tariff }) => {
  const brackets = tariff?.brackets ?? []
  const rising = [...brackets].sort((one, other) => one.upToGrams - other.upToGrams)
  expect(brackets).toEqual(rising)
  expect(brackets.map(({ priceCents }) => priceCents)).toEqual(
    [...brackets.map(({ priceCents }) => priceCents)].sort((one, other) => one - other),
  )
  expect(brackets.at(-1)?.upToGrams).toBe(PARCEL_LIMITS[mode as 'home' | 'relay'].maxGrams)
  expect(tariff?.days.from).toBeLessThanOrEqual(tariff?.days.to ?? 0)
})

it('the French relay tariff is the published one', () => {
  expect(CARRIER_TARIFFS.relay.FR?.source).toBe('published')
  expect(
    CARRIER_TARIFFS.relay.FR?.brackets.map(({ upToGrams, priceCents }) => [upToGrams, priceCents]),
  ).toEqual([
    [250, 419],
    [500, 430],
    [1_000, 539],
    [2_000, 659],
    [3_000, 740],
    [5_000, 1_240],
    [10_000, 1_440],
    [30_000, 3_240],
  ])
})
