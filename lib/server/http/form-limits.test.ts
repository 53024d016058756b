import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { beforeHeaders } from './before-headers'
import { endWhenOversized, formLimits } from './form-limits'
import { keepFromSharedCaches } from './keep-from-shared-caches'

let close = () => {}
afterEach(() => close())

/** Sends a body in pieces to a server; returns its status, and how much of the body its handler read. */
async function send(
  body: string,
  limits: Parameters<typeof endWhenOversized>[2],
  pieceLength = body.length,
): Promise<{ status: number | undefined; text: string; read: number; failed: boolean }> {
  const seen = { read: 0, failed: false }
  const server = createServer(async (incoming: IncomingMessage, response: ServerResponse) => {
    endWhenOversized(incoming, response, limits)
    try {
      for await (const chunk of incoming) seen.read += chunk.length
      response.end('read')
    } catch {
      seen.failed = true
    }
  }).listen(0, '127.0.0.1')
  close = () => server.close().closeAllConnections()
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const [status, text] = await new Promise<[number | undefined, string]>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST' }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk)).on('end', () => resolve([answer.statusCode, text]))
    }).on('error', reject)
    for (let at = 0; at < body.length; at += pieceLength) outgoing.write(body.slice(at, at + pieceLength))
    outgoing.end()
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  return { status, text, ...seen }
}

const parts = (count: number) => '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(count)
const LIMITS = { bytes: 20_000_000, parts: 500 }

describe('a form', () => {
  it('with as many parts as it may is read whole', async () => {
    expect(await send(parts(500), LIMITS)).toEqual({
      status: 200,
      text: 'read',
      read: parts(500).length,
      failed: false,
    })
  })

  it.each([
    ['in one piece', 10_000_000],
    ['in pieces that cut its heads', 1_001],
  ])('under attack: with 60 000 parts %s is a 413, and is not read to its end', async (_, length) => {
    const { status, text, read, failed } = await send(parts(60_000), LIMITS, length)
    expect([status, text, failed]).toEqual([413, 'L’envoi est trop volumineux.', true])
    expect(read).toBeLessThan(200_000)
  })

  it('under attack: that is larger than it may be is a 413', async () => {
    const { status, read } = await send('a'.repeat(300_000), { bytes: 100_000, parts: 500 }, 10_000)
    expect(status).toBe(413)
    expect(read).toBeLessThanOrEqual(100_000)
  })
})

it.each([
  ['text/plain;charset=UTF-8', '/dashboard/ecom/2', 100_000],
  ['application/x-www-form-urlencoded', '/contact', 100_000],
  ['multipart/form-data; boundary=b', '/contact', 1_000_000],
  ['Multipart/Form-Data; boundary=b', '/dashboard/ecom/2', 6_000_000],
])('%s to %s may have about %i bytes', (type, path, about) => {
  const { bytes } = formLimits({ headers: { 'content-type': type } } as IncomingMessage, path)
  expect(bytes / about).toBeCloseTo(1, 0)
})

it.each([
  ['s-maxage=31536000', 'private, no-store'],
  ['public, max-age=0, must-revalidate', 'public, max-age=0, must-revalidate'],
  ['private, no-cache', 'private, no-cache'],
])('under attack: an answer that says %s leaves with %s', async (said, left) => {
  const server = createServer((_request, response) => {
    beforeHeaders(response, () => keepFromSharedCaches(response))
    response.setHeader('Cache-Control', said)
    response.end('page')
  }).listen(0, '127.0.0.1')
  close = () => server.close().closeAllConnections()
  await new Promise((resolve) => server.once('listening', resolve))
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(headers.get('cache-control')).toBe(left)
})
