import { expect, it } from 'vitest'
import { extentOf } from './parcel'

const unknown = { lengthCm: null, widthCm: null, heightCm: null, radiusCm: null }

it.each([
  ['a box', { lengthCm: 60, widthCm: 40, heightCm: 20.5 }, 120.5],
  ['a tube', { lengthCm: 90, radiusCm: 5 }, 110],
  ['a ball', { radiusCm: 10 }, 60],
  ['a box with a round corner', { lengthCm: 60, widthCm: 40, heightCm: 20, radiusCm: 3 }, 120],
  ['what is known of a piece', { heightCm: 30 }, 30],
  ['a piece of which nothing is known', {}, 0],
])('length, width and height together are those of %s', (_, known, extent) => {
  expect(extentOf({ ...unknown, ...known })).toBe(extent)
})
