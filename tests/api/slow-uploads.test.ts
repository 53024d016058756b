import { type ClientRequest, request as open } from 'node:http'
import { afterEach, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { newcomer } from '../support/people'

const BOUNDARY = 'partie'
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

let slow: ClientRequest[] = []
/** The statuses of unfinished requests that were answered. */
let answered: (number | undefined)[] = []
function breakOff() {
  for (const request of slow) request.destroy()
  slow = []
}
afterEach(() => {
  breakOff()
  answered = []
})

/** Starts a chunked form without a length, and stops sending. */
function begin(path: string, bearer: string): void {
  const request = open(`${inject('origin')}/api${path}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${bearer}` },
  })
  request.on('error', () => {})
  request.on('response', ({ statusCode }) => answered.push(statusCode))
  request.write(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nBonjour`,
  )
  slow.push(request)
}

const POLLING = { timeout: 20_000, interval: 250 }

/** Sends a truncated form. */
const send = async (path: string, bearer: string) =>
  (await call('POST', path, { bearer, headers, raw: Buffer.from(`--${BOUNDARY}\r\n`) })).status

it.each(['/pictures', '/tickets'])(
  'a slow sender to %s has four places, and takes no other user’s',
  async (path) => {
    const [sender, another] = [await newcomer(), await newcomer()]
    for (let turn = 0; turn < 5; turn += 1) begin(path, sender.bearer)
    await expect.poll(() => answered, POLLING).toEqual([429])
    expect(await send(path, another.bearer)).toBe(400)
    breakOff()
    await expect.poll(() => send(path, sender.bearer), POLLING).toBe(400)
    expect(answered).toEqual([429])
  },
)

it('under attack: any number of slow forms keeps no other user from sending one', async () => {
  const senders = await Promise.all(Array.from({ length: 3 }, () => newcomer()))
  for (const { bearer } of senders) for (let turn = 0; turn < 4; turn += 1) begin('/pictures', bearer)
  const { bearer } = await newcomer()
  expect(await send('/pictures', bearer)).toBe(400)
  expect(answered).toEqual([])
})
