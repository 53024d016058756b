import { expect, it } from 'vitest'
import { phoneLink } from './phone-link'

it.each([
  ['+33 6 10 20 30 40', 'FR', 'tel:+33610203040'],
  ['06 10 20 30 40', 'FR', 'tel:+33610203040'],
  ['+33 (0)6 10 20 30 40', 'FR', 'tel:+33610203040'],
  ['0470 12 34 56', 'BE', 'tel:+32470123456'],
  ['06 10 20 30 40', null, 'tel:+33610203040'],
  ['06 10', 'FR', 'tel:0610'],
  ['36 31', 'FR', 'tel:3631'],
  ['020 7946 0958', 'nowhere', 'tel:02079460958'],
])('%s of %s is called by %s', (phone, country, link) => expect(phoneLink(phone, country)).toBe(link))
