import { expect, it } from 'vitest'
import { readableSize } from './readable-size'

it.each([
  [1, '1 octet'],
  [900, '900 octets'],
  [2048, '2 ko'],
  [10 * 1024 * 1024, '10 Mo'],
  [3.44 * 1024 * 1024, '3,4 Mo'],
])('%d bytes are %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text)
})
