import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TcpProxy } from './tcp-proxy'

const echo = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.pipe(socket)
})
let proxy: TcpProxy
let port = 0

beforeEach(async () => {
  if (!echo.listening) await once(echo.listen(0, '127.0.0.1'), 'listening')
  proxy = new TcpProxy('echo', (echo.address() as AddressInfo).port)
  port = await proxy.listen()
})
afterEach(() => proxy.close())

async function dial() {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), ended(socket)])
  return socket
}

/** Also resolves on a reset. */
const ended = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

/** The reply within 300 ms, or `closed`. */
async function ask(socket: Socket, text: string): Promise<string> {
  if (socket.destroyed) return 'closed'
  const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
  const closed = ended(socket).then(() => 'closed')
  const silence = sleep(300, 'silence')
  socket.write(text)
  return Promise.race([answer, closed, silence])
}

it('an open link passes bytes both ways', async () => expect(await ask(await dial(), 'a')).toBe('a'))

it('a delayed link answers after the delay of both directions', async () => {
  const socket = await dial()
  proxy.delay(60)
  const asked = Date.now()
  expect(await ask(socket, 'a')).toBe('a')
  expect(Date.now() - asked).toBeGreaterThanOrEqual(115)
})

it('a cut link ends its connections and refuses new ones until it is open again', async () => {
  const socket = await dial()
  const gone = ended(socket)
  proxy.set('cut')
  await gone
  expect(await ask(await dial(), 'a')).toBe('closed')
  proxy.set('open')
  expect(await ask(await dial(), 'b')).toBe('b')
})

it('a dropping link stays silent, and resets the connection that lost bytes when it opens', async () => {
  const socket = await dial()
  proxy.set('drop')
  expect(await ask(socket, 'a')).toBe('silence')
  const gone = ended(socket)
  proxy.set('open')
  await gone
  expect(await ask(await dial(), 'b')).toBe('b')
})

it('a held link hands over later what it was given, in order', async () => {
  const socket = await dial()
  proxy.set('hold')
  expect(await ask(socket, 'a')).toBe('silence')
  socket.write('b')
  const answers: string[] = []
  socket.on('data', (chunk) => answers.push(String(chunk)))
  proxy.set('open')
  await sleep(100)
  expect(answers.join('')).toBe('ab')
})

it('a connection whose server is gone is closed', async () => {
  const nobody = new TcpProxy('nobody', 1)
  port = await nobody.listen()
  expect(await ask(await dial(), 'a')).toBe('closed')
  await nobody.close()
})

it('bytes stay in order when a delay ends, and an answer is complete though its sender has closed', async () => {
  const speaker = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('a')
    setTimeout(() => socket.end('b'), 60)
  })
  await once(speaker.listen(0, '127.0.0.1'), 'listening')
  const link = new TcpProxy('speaker', (speaker.address() as AddressInfo).port)
  link.delay(120)
  port = await link.listen()
  const socket = await dial()
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk))
  await sleep(30)
  link.delay(0)
  await ended(socket)
  expect(heard).toBe('ab')
  await link.close()
  speaker.close()
})
