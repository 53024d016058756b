import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fetchWithTimeout } from './files/uploadthing'
import { withTimeout } from './with-timeout'

const LIMIT = 300

let collectGarbage = () => {}
beforeAll(() => {
  setFlagsFromString('--expose-gc')
  collectGarbage = runInNewContext('gc')
})

let close = () => {}
afterEach(() => close())

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  close = () => {
    server.close().closeAllConnections()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const PATIENCE = 5 * LIMIT

/** How a call ended under constant garbage collection, and after how many milliseconds. */
async function endOf(call: () => Promise<unknown>): Promise<{ name: string; after: number }> {
  const started = performance.now()
  const collecting = setInterval(collectGarbage, 10)
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE, { name: 'waits for ever' }))
  const ended = call().then(
    () => ({ name: 'answered' }),
    (error: Error) => ({ name: error.name }),
  )
  const { name } = (await Promise.race([ended, patience])) as { name: string }
  clearInterval(collecting)
  return { name, after: performance.now() - started }
}

describe('under attack: a call is given up in time, also under garbage collection,', () => {
  it.each<[string, RequestListener]>([
    ['when no answer comes', () => {}],
    [
      'when the answer breaks off',
      (_request, response) => void response.writeHead(200).write('the beginning'),
    ],
  ])('%s', async (_when, answers) => {
    const address = await serverThat(answers)
    const { name, after } = await endOf(() =>
      fetchWithTimeout(address, { signal: new AbortController().signal }, LIMIT),
    )
    expect(name).toBe('TimeoutError')
    expect(after).toBeGreaterThan(LIMIT - 20)
  })

  it('when it does not heed its signal', async () => {
    expect((await endOf(() => withTimeout(LIMIT, () => new Promise(() => {})))).name).toBe('TimeoutError')
  })
})

it('a call that its caller gives up ends at once, before or after it began', async () => {
  const address = await serverThat(() => {})
  const caller = new AbortController()
  const call = fetchWithTimeout(address, { signal: caller.signal }, PATIENCE)
  caller.abort(new DOMException('gone', 'AbortError'))
  await expect(call).rejects.toThrow('gone')
  await expect(fetchWithTimeout(address, { signal: caller.signal }, PATIENCE)).rejects.toThrow('gone')
})

it('a redirect is not followed, so that no key goes to another host', async () => {
  let followed = 0
  const elsewhere = await serverThat((_request, response) => {
    followed += 1
    response.end('here')
  })
  const address = await serverThat((_request, response) =>
    response.writeHead(307, { location: elsewhere }).end(),
  )
  await expect(fetchWithTimeout(address, {}, PATIENCE)).rejects.toThrow()
  expect(followed).toBe(0)
})

it('an answer in time comes whole, with its status and headers', async () => {
  const address = await serverThat((_request, response) => response.writeHead(418, { 'x-a': 'b' }).end('tea'))
  const answer = await fetchWithTimeout(address, {}, PATIENCE)
  expect([answer.status, answer.headers.get('x-a'), await answer.text()]).toEqual([418, 'b', 'tea'])
  const empty = await serverThat((_request, response) => response.writeHead(204).end())
  expect((await fetchWithTimeout(empty, {}, PATIENCE)).status).toBe(204)
})
