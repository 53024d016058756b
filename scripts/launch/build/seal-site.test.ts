import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SealedManifest } from '../../../lib/server/http/sealed-manifest'
import { sealSite } from './seal-site'

const LONG = 'a'.repeat(400)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'))
  put('routes-manifest.json', { rsc: { varyHeader: 'rsc, next-url' } })
  put('prerender-manifest.json', { routes: { '/': { initialRevalidateSeconds: false } } })
  for (const [page, script] of [
    ['index', 'home'],
    ['blog/a(b)', 'post'],
    ['_not-found', 'missing'],
  ] as const) {
    put(`server/app/${page}.html`, `<p>${LONG}</p><script>${script}</script>`)
    put(`server/app/${page}.meta`, { headers: { 'x-kept': page, 'x-next-cache-tags': 'a' } })
  }
  put('server/pages/500.html', '<script>failed</script>')
  put('server/app/sitemap.xml.body', LONG)
  put('server/app/sitemap.xml.meta', { status: 200, headers: { 'content-type': 'application/xml' } })
  put('server/app/og/a.png.body', LONG)
  put('server/app/og/a.png.meta', {
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'public, immutable', 'x-next-cache-tags': 'a' },
  })
  put('static/chunks/a.js', `/* ${LONG} */`)
  put('static/chunks/b.js', 'b')
  put('static/media/font.woff2', LONG)
  put('static/media/film.mp4', LONG)
})

afterEach(() => rmSync(folder, { recursive: true }))

it.each([
  ['/', 'index', 'home'],
  ['/blog/a(b)', 'blog/a(b)', 'post'],
])('seals %s with its headers and the hashes of its scripts', async (path, page, script) => {
  expect(await sealSite(folder)).toBe(2)
  expect(manifest().pages.find((entry) => entry.path === path)).toEqual({
    path,
    file: `server/app/${page}.html`,
    compressed: ['br', 'gzip'],
    status: 200,
    headers: {
      'x-kept': page,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': expect.stringContaining(`script-src 'self' '${hash(script)}';`),
    },
  })
})

it('keeps copies that are the same once they are unpacked', async () => {
  await sealSite(folder)
  const page = readFileSync(join(folder, 'server/app/index.html'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'sealed/server/app/index.html.br')))).toEqual(page)
  expect(gunzipSync(readFileSync(join(folder, 'sealed/server/app/index.html.gz')))).toEqual(page)
})

it('gives missing addresses and errors one policy with the hashes of all their pages', async () => {
  await sealSite(folder)
  expect(manifest().fallbackPolicy).toContain(`script-src 'self' '${hash('missing')}' '${hash('failed')}';`)
})

it('compresses the build’s files where that saves something, and leaves out what it does not know', async () => {
  await sealSite(folder)
  const built = manifest().files.filter(({ path }) => path.startsWith('/_next/'))
  const files = built.map(({ path, compressed }) => [path, compressed])
  expect(Object.fromEntries(files)).toEqual({
    '/_next/static/chunks/a.js': ['br', 'gzip'],
    '/_next/static/chunks/b.js': [],
    '/_next/static/media/font.woff2': [],
  })
})

it('seals what a route handler answered, with its own type and caching', async () => {
  await sealSite(folder)
  expect(manifest().files.filter(({ path }) => !path.startsWith('/_next/'))).toEqual(
    expect.arrayContaining([
      {
        path: '/sitemap.xml',
        file: 'server/app/sitemap.xml.body',
        compressed: ['br', 'gzip'],
        status: 200,
        headers: {
          'Content-Type': 'application/xml; charset=UTF-8',
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
      },
      {
        path: '/og/a.png',
        file: 'server/app/og/a.png.body',
        compressed: [],
        status: 200,
        headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, immutable' },
      },
    ]),
  )
})

it('seals what lies in public under its own address, to be asked for again', async () => {
  const publicFolder = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(publicFolder, '.well-known'))
  writeFileSync(join(publicFolder, '.well-known/security.txt'), LONG)
  await sealSite(folder, publicFolder)
  expect(manifest().files.find(({ path }) => path === '/.well-known/security.txt')).toEqual({
    path: '/.well-known/security.txt',
    file: 'sealed/public/.well-known/security.txt',
    compressed: ['br', 'gzip'],
    status: 200,
    headers: {
      'Content-Type': 'text/plain; charset=UTF-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  })
  expect(readFileSync(join(folder, 'sealed/public/.well-known/security.txt'), 'utf8')).toBe(LONG)
  writeFileSync(join(publicFolder, 'page.htm'), LONG)
  await expect(sealSite(folder, publicFolder)).rejects.toThrow('public/page.htm has no type')
  rmSync(publicFolder, { recursive: true })
})

it('refuses a page that is rendered again later', async () => {
  put('prerender-manifest.json', { routes: { '/news': { initialRevalidateSeconds: 60 } } })
  await expect(sealSite(folder)).rejects.toThrow('/news')
})

function put(name: string, content: unknown) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

const manifest = (): SealedManifest => JSON.parse(readFileSync(join(folder, 'sealed/manifest.json'), 'utf8'))

const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`
