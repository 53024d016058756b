import { expect, it } from 'vitest'
import { fileShares } from './file-shares'

it.each([
  [[100, 300], 0, [0, 0]],
  [[100, 300], 0.125, [0.5, 0]],
  [[100, 300], 0.25, [1, 0]],
  [[100, 300], 0.625, [1, 0.5]],
  [[100, 300], 1, [1, 1]],
  [[], 0.5, []],
])('of files of %j bytes, %d of all sent', (sizes, share, expected) => {
  expect(fileShares(sizes, share)).toEqual(expected)
})
