import { describe, expect, inject, it } from 'vitest'
import { rawRequest, textOf } from '../support/raw-request'

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(inject('origin') + path, { method, headers })
const tagOf = async (path: string, encoding: string) =>
  (await ask(path, { 'accept-encoding': encoding })).headers.etag ?? ''

describe('a prerendered page', () => {
  it('comes in the encoding that is asked for, the same page each time', async () => {
    const plain = await ask('/')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(textOf(plain)).toContain('<html lang="fr"')
    for (const [asked, expected] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ] as const) {
      const packed = await ask('/', { 'accept-encoding': asked })
      expect(packed.headers['content-encoding']).toBe(expected)
      expect(packed.headers['content-length']).toBe(String(packed.body.length))
      expect(packed.body.length).toBeLessThan(plain.body.length / 2)
      expect(textOf(packed)).toBe(textOf(plain))
    }
    for (const asked of ['identity', 'br;q=0, gzip;q=0', '*;q=0'])
      expect((await ask('/', { 'accept-encoding': asked })).headers['content-encoding']).toBeUndefined()
  })

  it('has one strong tag per encoding, and says what it depends on', async () => {
    const tags = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => tagOf('/', encoding)))
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/)
    expect(new Set(tags).size).toBe(3)
    const { headers } = await ask('/')
    expect(headers.vary?.toLowerCase()).toMatch(/\brsc\b.*accept-encoding/)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it.each(['/', '/about', '/privacy', '/api/docs'])('%s is not sent again to who has it', async (path) => {
    const accepts = { 'accept-encoding': 'br' }
    const fresh = await ask(path, accepts)
    const tag = fresh.headers.etag ?? ''
    for (const known of [tag, `W/${tag}`, `"x", W/"y",${tag}`, '*']) {
      const answer = await ask(path, { ...accepts, 'if-none-match': known })
      expect([answer.status, answer.body.length]).toEqual([304, 0])
      for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
        expect(answer.headers[name]).toBe(fresh.headers[name])
    }
    for (const other of ['"x"', await tagOf(path, 'gzip')])
      expect((await ask(path, { ...accepts, 'if-none-match': other })).status).toBe(200)
  })

  it('answers HEAD with the same headers and no body', async () => {
    const accepts = { 'accept-encoding': 'gzip' }
    const [get, head] = [await ask('/about', accepts), await ask('/about', accepts, 'HEAD')]
    const undated = ({ date: _date, ...headers }: typeof get.headers) => headers
    expect(undated(head.headers)).toEqual(undated(get.headers))
    expect([head.status, head.body.length]).toEqual([200, 0])
    const known = { ...accepts, 'if-none-match': get.headers.etag ?? '' }
    expect((await ask('/about', known, 'HEAD')).status).toBe(304)
  })

  it.each(['/', '/about', '/privacy', '/api/docs'])('%s is found with any query', async (path) => {
    const tag = await tagOf(path, 'br')
    for (const query of ['?', '?utm_source=lettre&utm_medium=e-mail', '?a=%ZZ', '?/about'])
      expect(await tagOf(path + query, 'br')).toBe(tag)
  })

  it('below /api answers with and without a trailing slash, elsewhere it redirects', async () => {
    expect(await tagOf('/api/docs/?a', 'br')).toBe(await tagOf('/api/docs', 'br'))
    const { status, headers } = await ask('/about/?a=1')
    expect([status, headers.location]).toEqual([308, '/about?a=1'])
  })

  it.each([
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ])('leaves a request of the framework’s script to the framework (%j)', async (headers) => {
    // It first redirects to the URL that matches these headers.
    const sent = await ask('/about', headers)
    expect(sent.status).toBe(307)
    const answer = await ask(sent.headers.location ?? '', headers)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/x-component'])
  })

  it.each<Record<string, string>>([
    { 'next-router-anything': '1' },
    { 'next-router-prefetch': '1' },
    { 'next-router-state-tree': '%5B%22%22%5D' },
    { 'next-url': '/about' },
    { rsc: '0' },
    { rsc: '' },
  ])('under attack: is the same page with %j', async (headers) => {
    const answer = await ask('/about', headers)
    expect([answer.status, answer.headers.etag]).toEqual([200, (await ask('/about')).headers.etag])
  })

  it.each<[string, string, Record<string, string>]>([
    ['its data', '/about', { rsc: '1' }],
    ['its data by an unreadable state', '/about', { rsc: '1', 'next-router-state-tree': 'x' }],
    [
      'its data in parts',
      '/',
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_x' },
    ],
    ['its data below another address', '/about?_rsc=x', { rsc: '1' }],
    ['the data of a missing page', '/nulle-part', { rsc: '1' }],
    ['an address with doubled slashes', '//about', {}],
    ['a file of its data', '/about.rsc', {}],
    ['its other spelling', '/About', {}],
    ['the page of errors', '/_error', {}],
    ['the page of what is missing', '/_not-found', {}],
  ])('under attack: leaves no answer of the framework to shared caches: %s', async (_, path, headers) => {
    const answer = await ask(path, headers)
    const { location = '' } = answer.headers
    for (const one of [answer, ...(location.startsWith('/') ? [await ask(location, headers)] : [])])
      if (!one.headers.etag) expect(one.headers['cache-control'] ?? 'no-store').not.toMatch(/s-maxage|public/)
  })

  it('allows the scripts in it and no others', async () => {
    const [about, home] = [await ask('/about'), await ask('/')]
    expect(about.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(about.headers['content-security-policy']).not.toBe(home.headers['content-security-policy'])
  })
})

describe('a file of public', () => {
  it.each([
    ['/.well-known/security.txt', 'text/plain; charset=UTF-8', /^Contact: mailto:/],
    ['/presse/logo-fond-clair.svg', 'image/svg+xml; charset=UTF-8', /^<svg /],
    ['/presse/signe-fond-sombre.png', 'image/png', /^.PNG/],
  ])('%s comes as %s and is asked for again', async (path, type, start) => {
    const file = await ask(path, { 'accept-encoding': 'identity' })
    expect([file.status, file.headers['content-type']]).toEqual([200, type])
    expect(file.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    expect(file.body.toString('latin1')).toMatch(start)
    expect(
      (await ask(path, { 'if-none-match': file.headers.etag ?? '', 'accept-encoding': 'identity' })).status,
    ).toBe(304)
  })
})

describe('a file of the build', () => {
  it('comes compressed and is kept for ever', async () => {
    const [path = ''] = textOf(await ask('/')).match(/\/_next\/static\/[\w./~-]+\.js/) ?? []
    const plain = await ask(path)
    for (const encoding of ['br', 'gzip']) {
      const packed = await ask(path, { 'accept-encoding': encoding })
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/javascript; charset=UTF-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      })
      expect(textOf(packed)).toBe(textOf(plain))
      const known = { 'accept-encoding': encoding, 'if-none-match': packed.headers.etag ?? '' }
      expect((await ask(path, known)).status).toBe(304)
    }
  })

  it('that is a font comes as it is', async () => {
    const [path = ''] = textOf(await ask('/')).match(/\/_next\/static\/media\/[\w./~-]+\.woff2/) ?? []
    const { status, headers } = await ask(path, { 'accept-encoding': 'br' })
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      200,
      'font/woff2',
      undefined,
    ])
  })
})
