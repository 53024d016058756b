import type { IncomingMessage, RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { endWhenSilent, endWhenSlow, limitedServer, type Pace, paceOf } from './limits'

const SHORT = {
  headersTimeout: 100,
  requestTimeout: 500,
  connectionsCheckingInterval: 20,
  silence: 250,
}
/** Limits that the pauses of a busy machine do not reach: for requests that must succeed. */
const LONG = { ...SHORT, headersTimeout: 30_000, requestTimeout: 60_000, silence: 30_000 }
const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 20\r\n\r\n'

let closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing) close()
  closing = []
})

/** Returns the bytes read from a connection to a server with these limits. */
async function connection(
  answer: RequestListener = echo,
  pace: Pace = { window: 60_000 },
  limits = SHORT,
): Promise<{ socket: Socket; said: Promise<string> }> {
  const server = limitedServer(limits).on('request', (request, response) => {
    endWhenSilent(request, response)
    endWhenSlow(request, response, pace)
    answer(request, response)
  })
  closing.push(() => server.close().closeAllConnections())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const said = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
  return { socket, said }
}

const echo: RequestListener = (request, response) => {
  let text = ''
  request.on('data', (chunk) => (text += chunk))
  request.on('end', () => response.writeHead(200, { Connection: 'close' }).end(text))
}

it('headers that do not end are given up', async () => {
  const { socket, said } = await connection()
  socket.write('GET / HTTP/1.1\r\n')
  expect(await said).toMatch(/^HTTP\/1.1 408 /)
})

it('a body that falls silent is given up', async () => {
  const { socket, said } = await connection()
  socket.write(`${HEAD}abc`)
  expect(await said).toMatch(/^HTTP\/1.1 408 /)
})

it('a body that trickles is given up', async () => {
  const { socket, said } = await connection()
  socket.write(HEAD)
  const drip = setInterval(() => socket.write('a'), 50)
  closing.push(() => clearInterval(drip))
  expect(await said).toMatch(/^HTTP\/1.1 408 /)
})

it('a body that comes in time is read', async () => {
  const { socket, said } = await connection(echo, undefined, LONG)
  socket.write(`${HEAD}${'a'.repeat(10)}`)
  await sleep(50)
  socket.write('b'.repeat(10))
  expect(await said).toMatch(/^HTTP\/1.1 200 [^]*a{10}b{10}/)
})

it('an answer has all its time', async () => {
  const { socket, said } = await connection(async (request, response) => {
    request.resume()
    await sleep(2 * SHORT.silence)
    response.writeHead(200, { Connection: 'close' }).end('late')
  })
  socket.write(`${HEAD}${'a'.repeat(20)}`)
  expect(await said).toMatch(/^HTTP\/1.1 200 [^]*late/)
})

it('a response that the client does not read is given up', async () => {
  const { socket, said } = await connection((request, response) => {
    request.resume()
    response.write('the beginning')
  })
  socket.write(`${HEAD}${'a'.repeat(20)}`)
  expect(await said).toMatch(/^HTTP\/1.1 200 [^]*the beginning/)
})

describe('under attack: a body that is slower than it may be', () => {
  /** Sends the pieces with pauses between them. */
  async function trickle(socket: Socket, pieces: number, pause: number, size = 10) {
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${pieces * size}\r\n\r\n`)
    for (let piece = 0; piece < pieces && !socket.destroyed; piece += 1) {
      await sleep(pause)
      socket.write('a'.repeat(size))
    }
  }

  it('is given up when it is not there in its time', async () => {
    const { socket, said } = await connection(echo, { window: 100 })
    await trickle(socket, 20, 20)
    expect(await said).toMatch(/^HTTP\/1.1 408 /)
  })

  it('is given up when it falls behind its pace, however well it began', async () => {
    const { socket, said } = await connection(echo, { window: 100, bytes: 100 })
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n')
    socket.write('a'.repeat(5_000))
    const drip = setInterval(() => socket.write('a'), 20)
    closing.push(() => clearInterval(drip))
    expect(await said).toMatch(/^HTTP\/1.1 408 /)
  })

  it('may take long while it keeps its pace', async () => {
    const { socket, said } = await connection(echo, { window: 1_000, bytes: 100 }, LONG)
    await trickle(socket, 15, 100, 200)
    expect(await said).toMatch(/^HTTP\/1.1 200 /)
  })

  it('is no fault of a client that we let wait', async () => {
    const { socket, said } = await connection(
      async (request, response) => {
        await sleep(1_800)
        echo(request, response)
      },
      { window: 1_000, bytes: 100 },
      LONG,
    )
    const size = 1_000_000
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n${'a'.repeat(size)}`)
    expect(await said).toMatch(/^HTTP\/1.1 200 /)
  })
})

it.each([
  ['JSON', 'application/json', true, { window: 30_000 }],
  ['a form with files', 'multipart/form-data; boundary=a', true, { window: 10_000, bytes: 200_000 }],
  ['a form of a page', 'multipart/form-data; boundary=a', false, { window: 30_000 }],
])('the pace of %s', (_what, type, api, pace) => {
  expect(paceOf({ headers: { 'content-type': type } } as IncomingMessage, api)).toEqual(pace)
})
