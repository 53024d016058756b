import { expect, it } from 'vitest'
import { chooseEncoding, type Encoding } from './accept-encoding'

it.each<[string | undefined, Encoding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.8;x=1, br; q=0.80', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=0.5, gzip;q=0.2', 'identity'],
  ['identity;q=0', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['gzip;q=much', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [',;q=1,,', 'identity'],
  [undefined, 'identity'],
])('“%s” gets %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip', 'identity'])).toBe(expected)
})

it('chooses among what there is', () => {
  expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity')
  expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip')
})
