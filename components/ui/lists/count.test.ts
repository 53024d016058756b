import { expect, test } from 'vitest'
import { countLabel } from './count'

test.each([
  [0, '0 demande'],
  [1, '1 demande'],
  [2, '2 demandes'],
  [999, '999 demandes'],
  [1_000, '1\u202f000 demandes'],
  [1_001, '1\u202f000+ demandes'],
])('%i rows are « %s »', (count, label) => {
  expect(countLabel(count, 'demande', 'demandes')).toBe(label)
})
