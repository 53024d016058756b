import { expect, it, vi } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'

vi.mock('../../providers/files/ingest-origin', () => ({ ingestOrigin: () => 'https://ingest.example' }))
vi.mock('../map-tiles', () => ({ mapTiles: () => ({ origin: 'https://tiles.example' }) }))
vi.mock('../../providers/payments/hosted-page-origin', () => ({
  hostedPageOrigin: () => 'https://pay.example',
}))

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s).slice(0, 2)))

it('a static page runs its own files and the inline scripts that were built into it', () => {
  expect(directives(contentSecurityPolicy('static', { hashes: ['sha256-a', 'sha256-b'] }))).toMatchObject({
    'script-src': "'self' 'sha256-a' 'sha256-b'",
    'frame-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  })
})

it('a session page runs what has its nonce and sends files to the provider', () => {
  expect(directives(contentSecurityPolicy('session', { nonce: 'n' }))).toMatchObject({
    'script-src': "'nonce-n' 'strict-dynamic'",
    'frame-src': "'self'",
    'connect-src': "'self' https://ingest.example",
    'form-action': "'self'",
  })
})

it('a page of the client’s billing is the same, and its forms may end on Stripe’s page', () => {
  expect(directives(contentSecurityPolicy('billing', { nonce: 'n' }))).toEqual({
    ...directives(contentSecurityPolicy('session', { nonce: 'n' })),
    'form-action': "'self' https://pay.example",
  })
})

it.each(['static', 'session', 'billing'] as const)('a %s page makes no script or markup of text', (kind) => {
  expect(directives(contentSecurityPolicy(kind, { nonce: 'n' }))).toMatchObject({
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  })
})

it('a payment page leaves that to Stripe and the map', () => {
  expect(contentSecurityPolicy('payment', { nonce: 'n' })).not.toContain('trusted-types')
})

it('a payment page loads, frames and asks Stripe, shows the map’s tiles, and its form may end on Stripe’s page', () => {
  const stripe = 'https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com'
  expect(directives(contentSecurityPolicy('payment', { nonce: 'n' }))).toMatchObject({
    'script-src': `'nonce-n' 'strict-dynamic' ${stripe}`,
    'frame-src': `'self' ${stripe} https://hooks.stripe.com`,
    'connect-src': "'self' https://api.stripe.com https://checkout.stripe.com",
    'img-src': "'self' data: blob: https://*.stripe.com https://tiles.example",
    'form-action': "'self' https://pay.example",
  })
})
