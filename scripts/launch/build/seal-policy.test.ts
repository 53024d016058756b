import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-scripts'
import { sealPolicy } from './seal-policy'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'))
  put('routes-manifest.json', {
    version: 3,
    headers: [{ source: '/:path*', headers: [{ key: 'X-A', value: 'b' }], regex: '' }],
  })
  put('prerender-manifest.json', { routes: { '/': { initialRevalidateSeconds: false } } })
  for (const page of ['index', 'blog/a(b)', '_not-found'])
    put(`server/app/${page}.meta`, { headers: { 'x-kept': page }, status: 200 })
  put('server/app/index.html', '<script>home</script>')
  put('server/app/blog/a(b).html', '<script>post</script>')
  put('server/app/_not-found.html', '<script>missing</script>')
})

describe('sealPolicy', () => {
  it.each([
    ['index', 'home'],
    ['blog/a(b)', 'post'],
  ])('keeps the hashes of %s beside the page', (page, script) => {
    sealPolicy(folder)
    expect(read(`server/app/${page}.meta`)).toEqual({
      status: 200,
      headers: { 'x-kept': page, 'content-security-policy': expect.stringContaining(hash(script)) },
    })
  })

  it('gives every other page the hashes of the page for missing addresses', () => {
    sealPolicy(folder)
    expect(sent('/nowhere')).toEqual([
      { key: 'X-A', value: 'b' },
      { key: 'content-security-policy', value: expect.stringContaining(hash('missing')) },
    ])
  })

  it.each([
    '/',
    '/blog/a(b)',
    '/blog/a(b)/',
    '/api',
    '/api/',
    '/api/tickets/1',
    '/embed.js',
    '/_next/static/a.js',
  ])('sends with %s the headers of every answer and no second policy', (path) => {
    sealPolicy(folder)
    expect(sent(path)).toEqual([{ key: 'X-A', value: 'b' }])
  })

  it.each([
    '/',
    '/blog',
    '/blog/a(b)',
    '/blog/a(b)/c',
    '/blog/ab',
    '/apiculture',
    '/api/',
    '/api/a/b',
    '/embed.js',
    '/embed.json',
    '/_next',
    '/_next/a',
  ])('answers %s from one entry only', (path) => {
    sealPolicy(folder)
    expect(headers().filter(({ regex }) => new RegExp(regex, 'i').test(path))).toHaveLength(1)
  })

  it('refuses headers of some paths only, which it would lose', () => {
    put('routes-manifest.json', {
      headers: ['/:path*', '/blog'].map((source) => ({ source, headers: [{ key: source, value: 'b' }] })),
    })
    expect(() => sealPolicy(folder)).toThrow('next.config.ts')
  })

  it('changes nothing when it runs again', () => {
    sealPolicy(folder)
    const once = headers()
    sealPolicy(folder)
    expect(headers()).toEqual(once)
  })

  it('refuses a page that is rendered again later', () => {
    put('prerender-manifest.json', { routes: { '/news': { initialRevalidateSeconds: 60 } } })
    expect(() => sealPolicy(folder)).toThrow('/news')
  })
})

function put(name: string, content: unknown) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

function read(name: string) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

function headers(): { source: string; regex: string; headers: { key: string; value: string }[] }[] {
  return read('routes-manifest.json').headers
}

/** The headers of one answer. */
function sent(path: string) {
  return headers().find(({ regex }) => new RegExp(regex, 'i').test(path))?.headers
}

function hash(body: string) {
  return inlineScriptHashes(`<script>${body}</script>`)[0] ?? 'none'
}
