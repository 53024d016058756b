import { expect, it } from 'vitest'
import { internationalPhone } from './phone'

it.each([
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  ['0033.6.12.34.56.78', 'BE', '+33612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['621 123 456', 'LU', '+352621123456'],
  ['06-12345678', 'NL', '+31612345678'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['912 345 678', 'PT', '+351912345678'],
  ['+44 20 7946 0958', 'FR', '+442079460958'],
])('%s of %s is sent as %s', (phone, country, sent) => {
  expect(internationalPhone(phone, country)).toBe(sent)
})

it.each([
  ['', 'FR'],
  ['06 12 34', 'FR'],
  ['+33 12', 'FR'],
  ['demander à la gardienne', 'FR'],
  ['020 7946 0958', 'GB'],
  ['+1', 'FR'],
])('“%s” of %s is no number', (phone, country) => expect(internationalPhone(phone, country)).toBeNull())
