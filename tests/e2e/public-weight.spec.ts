import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from 'playwright/test'
import { newAccount, signIn } from '../support/browser'
import { publicPages } from '../support/public-pages'
import { expect, test } from '../support/test'

const KB = 1024

/** The URLs of the scripts that a page's tags load. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('noModule'))
    .map(([, source]) => source as string)
  return [...new Set(sources)]
}

/** The transferred size of a page's scripts, in bytes. */
async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  const sizes = (await scriptsOf(request, path)).map(
    async (source) => gzipSync(await (await request.get(source)).body()).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The scripts of an empty page of the framework (docs/performance.md). */
const FRAMEWORK = 132.2 * KB

test('the home page loads a twentieth more script than an empty page at most', async ({ request }) => {
  const bytes = await scriptBytes(request, '/')
  expect(bytes).toBeGreaterThan(50 * KB)
  expect(bytes).toBeLessThanOrEqual(1.05 * FRAMEWORK)
})

test('the wizard loads at most 150 KB of script, for a visitor and for a client', async ({ context }) => {
  expect(await scriptBytes(context.request, '/start')).toBeLessThanOrEqual(150 * KB)
  await signIn(context, await newAccount(context.request))
  expect(await scriptBytes(context.request, '/start')).toBeLessThanOrEqual(150 * KB)
})

test('the home page is at most 24 KB of HTML, as browsers get it', async ({ request }) => {
  const headers = (await request.get('/', { headers: { 'accept-encoding': 'br' } })).headers()
  expect(headers['content-encoding']).toBe('br')
  expect(Number(headers['content-length'])).toBeGreaterThan(KB)
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(24 * KB)
})

test('neither a public page nor the dashboard loads the polyfill of Temporal', async ({ context }) => {
  await signIn(context, await newAccount(context.request))
  const pages = new Map<string, string>()
  for (const path of [...CONTENT, '/dashboard'])
    for (const source of await scriptsOf(context.request, path)) pages.set(source, path)
  expect(pages.size).toBeGreaterThan(5)
  for (const [source, path] of pages)
    expect(await (await context.request.get(source)).text(), path).not.toContain('ZonedDateTime')
})

test('the dashboard loads at most 200 KB of script', async ({ context }) => {
  const signedIn = await context.request.post('/api/auth/login', {
    data: { Email: 'camille@ostal.example', Password: 'Ostal-demo-2026!', Admin: false, RememberMe: false },
  })
  expect(signedIn.status()).toBe(200)
  for (const path of [
    '/dashboard',
    '/dashboard/tickets/1',
    '/dashboard/website/1',
    '/dashboard/website/1?onglet=galerie',
    '/dashboard/new-ticket',
    '/dashboard/ecom/2',
    '/dashboard/ecom/2/reglages',
  ]) {
    expect(await scriptBytes(context.request, path)).toBeLessThanOrEqual(200 * KB)
  }
})

/** All pages whose content does not depend on a session or a parameter. */
const CONTENT = publicPages().filter(
  (path) => !/^\/(boutique|checkout|forgot-password|login|retractation\/|signaler|start|stripe)/.test(path),
)

for (const path of CONTENT) {
  test(`${path} is prerendered`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['x-nextjs-prerender']).toMatch(/^1/)
  })
}
