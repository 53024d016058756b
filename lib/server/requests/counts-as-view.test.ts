import { expect, it } from 'vitest'
import type { Actor } from '../../domain/context'
import { countsAsView } from './counts-as-view'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const VISITOR: Actor = { type: 'visitor' }
const counts = (headers: Record<string, string>, actor: Actor = VISITOR) =>
  countsAsView(new Headers({ 'user-agent': FIREFOX, ...headers }), actor)
const person = (role: 'USER' | 'MODERATOR' | 'ADMIN', viewedBy?: number): Actor => ({
  ...{ type: 'person', id: 1, role, clientId: 1, sessionId: '' },
  ...(viewedBy !== undefined && { viewedBy }),
})

it('visitors and clients count', () => {
  expect(counts({})).toBe(true)
  expect(counts({ 'user-agent': IPHONE })).toBe(true)
  expect(counts({ 'user-agent': HEADLESS })).toBe(true)
  expect(counts({}, person('USER'))).toBe(true)
})

it.each([
  '',
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
])('a robot does not: %s', (userAgent) => {
  expect(counts({ 'user-agent': userAgent })).toBe(false)
})

it.each([{ 'sec-gpc': '1' }, { dnt: '1' }, { 'sec-purpose': 'prefetch;prerender' }])(
  'nor does a browser that says %o',
  (headers) => {
    expect(counts(headers as Record<string, string>)).toBe(false)
  },
)

it('nor does the agency’s staff, also while it looks at a client’s screens', () => {
  for (const actor of [person('MODERATOR'), person('ADMIN'), person('USER', 1)])
    expect(counts({}, actor)).toBe(false)
})
