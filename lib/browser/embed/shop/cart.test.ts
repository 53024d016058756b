import { expect, it } from 'vitest'
import { readCartText } from '@/lib/domain/checkout/cart-address'
import type { ProductWire } from '../wire'
import { checkLines, checkoutPath, isLine, type Line, totalCents, withOneMore, withQuantity } from './cart'

const product = (Id: number, fields: Partial<ProductWire> = {}) =>
  ({
    Id,
    Name: `Produit ${Id}`,
    Price: 9.95,
    stock: 3,
    sizes: [],
    images: [],
    ...fields,
  }) as unknown as ProductWire
const SIZES = [
  { Id: 12, Size: 'M', Stock: 2 },
  { Id: 13, Size: 'L', Stock: 0 },
]

const added = (...preferences: [ProductWire, ((typeof SIZES)[number] | undefined)?][]) =>
  preferences.reduce<Line[]>((lines, [input, size]) => withOneMore(lines, input, size) ?? lines, [])

it('leads to the address that the checkout reads, one line for each product and size', () => {
  const [jar, shirt] = [product(3), product(7, { sizes: SIZES })]
  const lines = added([jar], [shirt, SIZES[0]], [jar])
  const path = checkoutPath('2', checkLines(lines, [jar, shirt]))
  expect(path).toBe('checkout?website=2&items=3:2,7-12:1')
  expect(readCartText(new URL(path ?? '', 'https://x').searchParams.get('items') ?? '')).toEqual([
    { productId: 3, sizeId: undefined, quantity: 2 },
    { productId: 7, sizeId: 12, quantity: 1 },
  ])
  expect(totalCents(checkLines(lines, [jar, shirt]))).toBe(2_985)
})

it('takes no piece that is not there, no hundredth piece and no hundred-and-first line', () => {
  const many = product(1, { stock: 1_000 })
  expect(withOneMore([], product(1, { stock: 0 }))).toBeNull()
  expect(withOneMore([], product(7, { sizes: SIZES }), SIZES[1])).toBeNull()
  expect(withOneMore([{ productId: 1, quantity: 99, name: '' }], many)).toBeNull()
  const full = Array.from({ length: 100 }, (_, index) => ({ productId: index + 2, quantity: 1, name: '' }))
  expect(withOneMore(full, many)).toBeNull()
})

it('orders of what is left only, and nothing of what is gone', () => {
  const lines = [
    { productId: 1, quantity: 5, name: 'Miel' },
    { productId: 2, quantity: 1, name: 'Cire' },
    { productId: 7, sizeId: 99, quantity: 1, name: 'Tablier, XL' },
    { productId: 7, quantity: 1, name: 'Tablier' },
  ]
  const checked = checkLines(lines, [product(1), product(7, { sizes: SIZES })])
  expect(checked.map(({ left, ordered }) => [left, ordered])).toEqual([
    [3, 3],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect(checkoutPath('2', checked)).toBe('checkout?website=2&items=1:3')
  expect(checkoutPath('2', checked.slice(1))).toBeNull()
})

it('changes the quantity of one line, and takes it out with none', () => {
  const lines = [
    { productId: 7, sizeId: 12, quantity: 1, name: 'M' },
    { productId: 7, quantity: 1, name: '' },
  ]
  expect(withQuantity(lines, '7-12', 2).map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(withQuantity(lines, '7', 0)).toEqual([lines[0]])
})

it.each([
  { productId: 0 },
  { productId: 1.5 },
  { quantity: 0 },
  { quantity: 100 },
  { sizeId: '7' },
  { productId: null },
])('knows that %j is no line', (fault) => {
  const line = { productId: 1, sizeId: 7, quantity: 1, name: 'Miel' }
  expect([isLine(line), isLine({ ...line, ...fault } as Line)]).toEqual([true, false])
})
