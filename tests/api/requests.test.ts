import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, inject, it } from 'vitest'
import { rawRequest } from '../support/raw-request'

const ask = (path: string, asked: Parameters<typeof rawRequest>[1] = {}) =>
  rawRequest(inject('origin') + path, asked)

describe('a POST to a page', () => {
  const send = (headers: Record<string, string>, path = '/contact') =>
    ask(path, { method: 'POST', body: 'a=b', headers })

  it.each([
    ['another site', { origin: 'https://voleur.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['nowhere', {}],
  ])('from %s is refused in French', async (_where, headers) => {
    for (const path of ['/contact', '/dashboard', '/nulle-part', '/_next/static/x', '/embed.js']) {
      const answer = await send(headers as Record<string, string>, path)
      expect(answer.status).toBe(403)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      expect(answer.body.toString()).toBe('Cette requête ne vient pas du site.')
    }
  })

  it.each([
    ['our origin', () => ({ origin: inject('origin') })],
    ['a browser’s word', () => ({ 'sec-fetch-site': 'same-origin' })],
  ])('with %s reaches the page', async (_what, headers) => {
    expect((await send(headers() as Record<string, string>, '/nulle-part')).status).toBe(404)
  })

  it('to the API keeps the API’s own rule', async () => {
    const answer = await send({ origin: 'https://voleur.example' }, '/api/tickets')
    expect([answer.status, JSON.parse(answer.body.toString()).code]).toEqual([401, 'unauthenticated'])
  })
})

it('a request’s id is the server’s own', async () => {
  const { headers } = await ask('/api/auth/status', { headers: { 'x-ostal-request-id': 'choisi' } })
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

describe('a path', () => {
  it.each(['/%', '/%F0%9F', '/r%C3', '/a%2', '/%c0%af'])(
    '%s, which is no UTF-8, is a missing page',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  it.each(['/%61bout', '/about%2F'])('%s is no way round the pages', async (path) => {
    expect((await ask(path)).status).toBeOneOf([200, 308, 404])
  })
})

it('under attack: the source is nowhere served, nor a list of what there is', async () => {
  const hidden = [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/next.config.ts',
    '/lib/env.ts',
  ]
  const folders = [
    '/_next/',
    '/_next/static/',
    '/_next/static/chunks/',
    '/.well-known/',
    '/photos/',
    '/content/',
  ]
  const climbing = [
    '/_next/static/../../package.json',
    '/_next/static/%2e%2e/%2e%2e/server.mjs',
    '/..%2fpackage.json',
  ]
  for (const path of [...hidden, ...folders, ...climbing]) {
    const { status, body } = await ask(path)
    expect([path, status]).toEqual([path, expect.toBeOneOf([308, 400, 404])])
    expect(body.toString()).not.toMatch(/"dependencies"|refs\/heads|AUTH_SECRET/)
  }
})

describe('what is no request of ours', () => {
  it.each([
    ['a line that is no HTTP', 'BONJOUR\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['GET of no path', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['OPTIONS of no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['an unknown coding', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n', 400],
    ['two codings', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ])('%s is refused and the connection closed', async (_what, bytes, status) => {
    expect(await conversation(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('under attack: TRACE tells a script nothing of what its browser sends', async () => {
    for (const path of ['/', '/dashboard', '/api/auth/status', '/nulle-part', '/_next/static/x']) {
      const said = await conversation(
        `TRACE ${path} HTTP/1.1\r\nHost: a\r\nX-Secret: verrat\r\nConnection: close\r\n\r\n`,
      )
      expect(said).not.toMatch(/^HTTP\/1.1 2/)
      expect(said).not.toContain('verrat')
    }
  })

  it('an address with scheme and host is the one after them', async () => {
    const said = await conversation(
      `GET ${inject('origin')}/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    )
    expect(said).toMatch(/^HTTP\/1.1 200 [^]*x-nextjs-prerender: 1/i)
  })

  it('under attack: an address with a fragment is the page before it, and no second answer for caches', async () => {
    const said = await conversation('GET /#/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(said).toMatch(/^HTTP\/1.1 200 [^]*cache-control: public, max-age=0, must-revalidate/i)
    expect(said).not.toMatch(/s-maxage/i)
  })

  it('an upgrade to another protocol is not taken', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
    expect(await conversation(`GET /_next/hmr HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`)).toBe('')
  })
})

it('each line of the log is JSON, from the start on', () => {
  const lines = readFileSync(inject('productLog'), 'utf8').trim().split('\n')
  expect(lines[0]).toContain('This is no production')
  for (const line of lines) expect(JSON.parse(line).level).toBeGreaterThan(0)
})

const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

it.skipIf(!outside)('demo and tests are reached from this machine alone', async () => {
  const { port } = new URL(inject('origin'))
  await expect(rawRequest(`http://${outside}:${port}/api/health`)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
})

/** Sends these bytes and returns everything received until the server closes the connection. */
function conversation(bytes: string): Promise<string> {
  const { hostname, port } = new URL(inject('origin'))
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => (said += chunk))
    socket.once('error', reject)
    socket.once('close', () => resolve(said))
  })
}
