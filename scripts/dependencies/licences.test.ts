import { expect, it } from 'vitest'
import { isAllowed, productionPackages } from './licences'

it('the licence of every production package is allowed', () => {
  const packages = productionPackages(process.cwd())
  expect(packages.length).toBeGreaterThan(400)
  expect(packages.filter((one) => !isAllowed(one))).toEqual([])
})

it.each([
  ['anything', 'MIT', true],
  ['anything', '(MIT OR GPL-3.0-only)', true],
  ['anything', 'MIT AND GPL-3.0-only', false],
  ['anything', 'GPL-3.0-only', false],
  ['anything', 'UNLICENSED', false],
  ['anything', null, false],
  ['anything', 'MIT AND (ISC OR GPL-3.0-only)', false],
  ['anything', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@fontsource/figtree', 'OFL-1.1', true],
])('the licence of %s, %j, is allowed: %s', (name, licence, expected) => {
  expect(isAllowed({ name, licence })).toBe(expected)
})
