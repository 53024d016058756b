import { expect, it } from 'vitest'
import { discountOf } from './discounts'

it.each([
  ['a share', { percent: 10, amountCents: null }, 1_990, 199],
  ['half a cent is rounded up', { percent: 12.5, amountCents: null }, 996, 125],
  ['less than half a cent is nothing', { percent: 0.01, amountCents: null }, 4_999, 0],
  ['a share that binary fractions would round down', { percent: 1.15, amountCents: null }, 10_000, 115],
  ['all of it', { percent: 100, amountCents: null }, 1_999, 1_999],
  ['an amount', { percent: null, amountCents: 500 }, 1_990, 500],
  ['an amount over what the articles cost', { percent: null, amountCents: 500 }, 320, 320],
])('%s', (_, code, itemsCents, discount) => {
  expect(discountOf(code, itemsCents)).toBe(discount)
})
