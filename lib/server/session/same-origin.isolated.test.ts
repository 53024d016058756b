import { expect, it, vi } from 'vitest'
import { isSameOrigin } from './same-origin'

vi.mock('../../env', () => ({ env: () => ({ PUBLIC_ORIGIN: 'https://www.ostal.fr' }) }))

it.each<[string, Record<string, string>, boolean]>([
  ['our origin', { origin: 'https://www.ostal.fr' }, true],
  ['a browser’s word that it is', { 'sec-fetch-site': 'same-origin' }, true],
  ['both', { origin: 'https://www.ostal.fr', 'sec-fetch-site': 'same-origin' }, true],
  ['a browser that keeps its origin to itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['our origin and another site', { origin: 'https://www.ostal.fr', 'sec-fetch-site': 'cross-site' }, false],
  [
    'another origin on our site',
    { origin: 'https://voleur.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['another site', { origin: 'https://voleur.example' }, false],
  ['our name over http', { origin: 'http://www.ostal.fr' }, false],
  ['our name at another port', { origin: 'https://www.ostal.fr:8443' }, false],
  ['our name in front of another', { origin: 'https://www.ostal.fr.voleur.example' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['a subdomain', { 'sec-fetch-site': 'same-site' }, false],
  ['another site by a browser’s word', { 'sec-fetch-site': 'cross-site' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['nothing', {}, false],
  [
    'a referer and a forged host',
    { referer: 'https://www.ostal.fr/', 'x-forwarded-host': 'www.ostal.fr' },
    false,
  ],
])('a request from %s', (_where, headers, expected) => {
  expect(isSameOrigin(new Headers(headers))).toBe(expected)
})
