import { expect, it } from 'vitest'
import { nearPoints } from './near-points'

const at = (...meters: (number | null)[]) => meters.map((distanceMeters) => ({ distanceMeters }))

it.each([
  ['leaves out what is 10 km away', at(900, 9_999, 10_000), at(900, 9_999)],
  ['keeps a point whose distance is not known', at(null, 20_000), at(null)],
  ['shows all where none is near', at(12_000, 30_000), at(12_000, 30_000)],
])('the first view of the map %s', (_, points, shown) => {
  expect(nearPoints(points)).toEqual(shown)
})
