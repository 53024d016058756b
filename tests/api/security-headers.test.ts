import { expect, inject, it } from 'vitest'
import config from '@/next.config'

const [everywhere] = (await config.headers?.()) ?? []
const wanted = Object.fromEntries(
  everywhere?.headers.map(({ key, value }) => [key.toLowerCase(), value]) ?? [],
)

const sent = async (path: string) =>
  Object.fromEntries((await fetch(`${inject('origin')}${path}`, { redirect: 'manual' })).headers)

const PAGES = ['/', '/home', '/about', '/cgv', '/nowhere', '/login', '/dashboard', '/stripe/return/acct_1']
const NO_PAGES = ['/api/health', '/api/nowhere', '/api/tickets/user', '/_next/static/nowhere.js', '/embed.js']

it.each([...PAGES, ...NO_PAGES])('%s carries the headers of every answer', async (path) => {
  expect(Object.keys(wanted)).toHaveLength(6)
  expect(await sent(path)).toMatchObject(wanted)
})

it.each(PAGES)('%s carries one content security policy', async (path) => {
  expect((await sent(path))['content-security-policy']).toMatch(/^default-src 'self'; [^,]*$/)
})

it.each(NO_PAGES)('%s carries no policy of the pages', async (path) => {
  expect((await sent(path))['content-security-policy'] ?? '').not.toContain('script-src')
})
