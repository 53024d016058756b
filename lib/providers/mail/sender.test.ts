import { expect, it } from 'vitest'
import { senderOf } from './sender'

const FROM = 'Ostal <bonjour@ostal.fr>'

it.each([
  [undefined, FROM],
  ['  ', FROM],
  ['Épicerie Roussel', '"Épicerie Roussel" <bonjour@ostal.fr>'],
  ['A" <voleur@x.fr>,\r\nBcc: b@x.fr', '"A voleur x.fr Bcc b x.fr" <bonjour@ostal.fr>'],
])('under the name %j the sender is %j', (name, sender) => {
  expect(senderOf(FROM, name)).toBe(sender)
})

it('an address without a name gets one', () => {
  expect(senderOf('bonjour@ostal.fr', 'Miel')).toBe('"Miel" <bonjour@ostal.fr>')
})
