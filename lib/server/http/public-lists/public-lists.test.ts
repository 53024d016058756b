import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import type { ListName } from '../../../domain/websites/list-version'
import { keepPublicLists } from './public-lists'

const PRODUCTS = '/api/products/website/2'
const LONG_TEXT = JSON.stringify('Une nappe brodée. '.repeat(200))

type Framework = (request: IncomingMessage, response: ServerResponse) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server with lists in memory, with the test's versions and framework. */
async function serve({
  framework = vi.fn<Framework>((_request, response) => sendList(response)),
  readVersions = vi.fn(async (names: readonly ListName[]): Promise<(number | null)[]> => names.map(() => 1)),
} = {}) {
  const lists = keepPublicLists(readVersions)
  const server = createServer((request, response) => {
    const handOn = () => framework(request, response)
    if (!lists(request, response, handOn)) handOn()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (path = PRODUCTS, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${origin}${path}`, { method, headers })
    return { answer, text: await answer.text() }
  }
  return { framework, readVersions, ask, origin }
}

/** Answers as the framework does: headers first, the body in two parts. */
function sendList(response: ServerResponse, { status = 200, text = LONG_TEXT, tag = 'W/"1"' } = {}): void {
  response.setHeader('X-Request-Id', 'first')
  response.setHeader('Vary', 'Authorization, Cookie, Origin')
  response.statusCode = status
  if (tag) response.setHeader('ETag', tag)
  response.setHeader('Content-Type', 'application/json')
  response.flushHeaders()
  response.write(text.slice(0, 10))
  response.end(text.slice(10))
}

it('a list is asked of the framework once a version, and sent alike from memory', async () => {
  let version = 1
  const { ask, framework } = await serve({
    readVersions: vi.fn(async (names) => names.map(() => version)),
    framework: vi.fn((_request, response) => sendList(response, { tag: `W/"${version}"` })),
  })
  const first = await ask()
  const second = await ask()
  expect(framework).toHaveBeenCalledTimes(1)
  expect(second.text).toBe(first.text)
  const shared = ['content-type', 'etag', 'vary', 'content-length', 'content-security-policy']
  const of = ({ headers }: Response) => shared.map((name) => headers.get(name))
  expect(of(second.answer)).toEqual(of(first.answer))
  expect(second.answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)

  version = 2
  expect((await ask()).answer.headers.get('etag')).toBe('W/"2"')
  expect(framework).toHaveBeenCalledTimes(2)
})

it('what the framework lays over the response, its compression, is gone when the list is sent', async () => {
  const { ask } = await serve({
    framework: vi.fn((_request, response) => {
      const writeHead = response.writeHead.bind(response)
      response.writeHead = ((...args: [number]) => {
        if (args.length > 1) throw new TypeError('Only a status')
        return writeHead(...args)
      }) as never
      sendList(response)
    }),
  })
  expect((await ask()).text).toBe(LONG_TEXT)
})

it('what a caller sends beside the address cannot change what others get', async () => {
  const { ask } = await serve({
    framework: vi.fn((request, response) =>
      sendList(response, {
        text: JSON.stringify([request.headers.rsc, request.headers['x-middleware-rewrite']]),
      }),
    ),
  })
  await ask(PRODUCTS, { rsc: '1', 'x-middleware-rewrite': '/evil' })
  expect((await ask()).text).toBe('[null,null]')
})

it('what the framework read while the list changed is sent and not kept', async () => {
  let version = 1
  const { ask, framework } = await serve({
    readVersions: vi.fn(async (names) => names.map(() => version)),
    framework: vi.fn((_request, response) => {
      version += 1
      sendList(response)
    }),
  })
  await ask()
  version = 1
  await ask()
  expect(framework).toHaveBeenCalledTimes(2)
})

it.each([
  ['a cookie', { cookie: 'a=b' }, PRODUCTS],
  ['credentials', { authorization: 'Bearer x' }, PRODUCTS],
  ['another address', {}, '/api/products/2'],
])('with %s the framework answers each time', async (_, headers: Record<string, string>, path) => {
  const { ask, framework, readVersions } = await serve()
  await ask(path, headers)
  await ask(path, headers)
  expect(framework).toHaveBeenCalledTimes(2)
  expect(readVersions).not.toHaveBeenCalled()
})

it.each([
  ['is not for visitors', async (names: readonly ListName[]) => names.map(() => null)],
  ['cannot be looked up', () => Promise.reject(new Error('The database is away'))],
])('a list that %s is answered by the framework, in its words', async (_, readVersions) => {
  const { ask, framework } = await serve({
    readVersions: vi.fn(readVersions),
    framework: vi.fn((_request, response) => sendList(response, { status: 503, text: '"plus tard"' })),
  })
  await ask()
  const { answer, text } = await ask()
  expect([answer.status, text]).toEqual([503, '"plus tard"'])
  expect(framework).toHaveBeenCalledTimes(2)
})

it('a refusal of the framework is sent as it is, and not kept', async () => {
  const { ask, framework } = await serve({
    framework: vi.fn((_request, response) => sendList(response, { status: 400, text: '"non"', tag: '' })),
  })
  await ask()
  const { answer, text } = await ask()
  expect([answer.status, text]).toEqual([400, '"non"'])
  expect(framework).toHaveBeenCalledTimes(2)
})

it('those who wait share a look-up; who comes after it was sent waits for the next', async () => {
  const readVersions = vi.fn(async (names: readonly ListName[]) => {
    await delay(20)
    return names.map(() => null)
  })
  const lists = keepPublicLists(readVersions)
  const ask = () =>
    new Promise<void>((handOn) => {
      lists({ method: 'GET', url: PRODUCTS, headers: {} } as never, {} as never, handOn)
    })
  const together = [ask(), ask()]
  await vi.waitFor(() => expect(readVersions).toHaveBeenCalledTimes(1), { interval: 1 })
  await Promise.all([...together, ask()])
  const asked = readVersions.mock.calls.map(([names]) => names)
  expect(asked).toEqual([[{ list: 'products', websiteId: 2 }], [{ list: 'products', websiteId: 2 }]])
})

it('is compressed as the caller takes it', async () => {
  const { origin } = await serve()
  const bytes = (encoding: string) =>
    new Promise<[string | undefined, Buffer]>((resolve, reject) => {
      const asking = request(
        `${origin}${PRODUCTS}`,
        { headers: { 'accept-encoding': encoding } },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () => resolve([answer.headers['content-encoding'], Buffer.concat(parts)]))
        },
      )
      asking.on('error', reject).end()
    })
  for (const round of ['first', 'from memory']) {
    const [br, gzip, plain] = [await bytes('br, gzip'), await bytes('gzip'), await bytes('identity')]
    expect([round, br[0], gzip[0], plain[0]]).toEqual([round, 'br', 'gzip', undefined])
    const texts = [brotliDecompressSync(br[1]), gunzipSync(gzip[1]), plain[1]].map(String)
    expect(texts).toEqual([LONG_TEXT, LONG_TEXT, LONG_TEXT])
  }
})

it('a caller who has the list gets 304, the first one, too; HEAD gets no body', async () => {
  const { ask, framework } = await serve()
  const asked = framework.mock.calls
  for (let time = 0; time < 2; time += 1) {
    const { answer, text } = await ask(PRODUCTS, { 'if-none-match': 'W/"1"' })
    expect([answer.status, text, answer.headers.get('etag')]).toEqual([304, '', 'W/"1"'])
  }
  const { answer, text } = await ask(PRODUCTS, { 'accept-encoding': 'identity' }, 'HEAD')
  expect([answer.status, text]).toEqual([200, ''])
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(LONG_TEXT)))
  expect(asked.length).toBe(1)
})

it('a very long list goes out as it comes, and is left to the framework then', async () => {
  const text = JSON.stringify('x'.repeat(2 * 1024 * 1024))
  const encodings: unknown[] = []
  const { ask } = await serve({
    framework: vi.fn((request, response) => {
      encodings.push(request.headers['accept-encoding'])
      sendList(response, { text })
    }),
  })
  for (let time = 0; time < 2; time += 1) expect((await ask()).text).toBe(text)
  expect(encodings).toEqual([undefined, expect.stringContaining('gzip')])
})
