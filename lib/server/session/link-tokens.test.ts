import { expect, it } from 'vitest'
import { createLinkTokens } from './link-tokens'

const id = '5f0c7f6a-6b57-4d6b-9a3c-1f6d53a2f2aa'
const links = createLinkTokens(['the secret'])
const token = links.sign(id, 'reset_password')

it('a link’s token is the same whenever it is made, and names its row', () => {
  expect(links.sign(id, 'reset_password')).toBe(token)
  expect(links.open(token, 'reset_password')).toBe(id)
})

it('it opens nothing else', () => {
  expect(links.open(token, 'confirm_email')).toBeNull()
  expect(createLinkTokens(['another']).open(token, 'reset_password')).toBeNull()
  const [, signature] = token.split('.')
  for (const forged of ['', '.', id, `${id}.`, `${id}.x`, `${id.replace('5', '6')}.${signature}`, 'é.é'])
    expect(links.open(forged, 'reset_password')).toBeNull()
})

it('it outlives one change of the secret, and not two', () => {
  expect(createLinkTokens(['new', 'the secret']).open(token, 'reset_password')).toBe(id)
  expect(createLinkTokens(['newest', 'new']).open(token, 'reset_password')).toBeNull()
})
