import { expect, inject, it } from 'vitest'
import { securityHeaders } from '@/lib/server/requests/security-headers'
import { rawRequest } from '../support/raw-request'

const wanted = Object.fromEntries(securityHeaders.map(({ key, value }) => [key.toLowerCase(), value]))

const sent = async (path: string) =>
  Object.fromEntries((await fetch(`${inject('origin')}${path}`, { redirect: 'manual' })).headers)

const PAGES = ['/', '/home', '/about', '/cgv', '/nowhere', '/login', '/dashboard', '/stripe/return/acct_1']
const NO_PAGES = [
  '/api/health',
  '/api/nowhere',
  '/api/tickets/user',
  '/_next/static/nowhere.js',
  '/_next/nowhere',
  '/_next/data/nowhere.json',
  '/_next/image?url=nowhere',
  '/embed.js',
  '/embed-shop.js',
]

it.each([...PAGES, ...NO_PAGES])('%s carries the headers of every answer', async (path) => {
  expect(Object.keys(wanted)).toHaveLength(6)
  expect(await sent(path)).toMatchObject(wanted)
})

it('/checkout may open windows of the bank and of wallets, and no other page may', async () => {
  const policy = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }
  for (const path of ['/checkout', '/checkout?website=2&items=1:1'])
    expect(await sent(path)).toMatchObject({ ...wanted, ...policy })
})

it.each(['/dashboard/.', '/dashboard/..', '//dashboard'])(
  'so does %s, which no browser asks for',
  async (path) => {
    expect((await rawRequest(inject('origin') + path)).headers).toMatchObject(wanted)
  },
)

it.each(PAGES)('%s carries one content security policy', async (path) => {
  expect((await sent(path))['content-security-policy']).toMatch(/^default-src 'self'; [^,]*$/)
})

it.each(NO_PAGES)('%s carries no policy of the pages, and lets no site frame it', async (path) => {
  expect((await sent(path))['content-security-policy']).toBe("frame-ancestors 'none'")
})

it.each(PAGES)('%s lets no site frame it, and no element change where its addresses lead', async (path) => {
  const policy = (await sent(path))['content-security-policy']?.split('; ')
  expect(policy).toEqual(
    expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]),
  )
})

it.each([
  ['/checkout', true],
  ['/', false],
  ['/dashboard', false],
  ['/commande/nowhere', false],
  ['/stripe/success', false],
  ['/stripe/cancel', false],
  ['/stripe/fake-checkout', false],
  ['/login', false],
])('%s opens script, frames and calls for the payment provider: %s', async (path, isOpen) => {
  const policy = (await sent(path))['content-security-policy'] ?? ''
  const opened = policy.split('; ').filter((part) => part.includes('stripe.com'))
  const directives = ['script-src', 'img-src', 'frame-src', 'connect-src']
  expect(opened.map((part) => part.split(' ')[0])).toEqual(isOpen ? directives : [])
})
