import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Answer, type Credentials, call, fromOurPages } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { as, bearerOf } from '../support/people'
import { bomb, pictureOf } from '../support/sample-pictures'
import { stored } from '../support/stored'

type Address = { url: string; key: string; customId: string }
type Announced = { name: string; size: number; type: string }

const GALLERY = { for: 'gallery', websiteId: 1 }
const photo = { name: 'Salle du haut.jpg', type: 'image/jpeg' }

/** The request of the vendor's script in the browser. */
const ask = (credentials: Credentials, file: Announced, input: unknown = GALLERY): Promise<Answer> =>
  call('POST', '/uploadthing?actionType=upload&slug=file', {
    ...credentials,
    headers: fromOurPages(),
    json: { files: [file], input },
  })

async function addressFor(bytes: Uint8Array, file: Partial<Announced> = {}): Promise<Address> {
  const answer = await ask(await bearerOf('owner'), { ...photo, size: bytes.byteLength, ...file })
  expect(answer.status).toBe(200)
  return answer.body[0]
}

async function put({ url }: Address, bytes: Uint8Array) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]))
  const answer = await fetch(url, { method: 'PUT', body })
  return { status: answer.status, body: await answer.json() }
}

async function sent(bytes: Uint8Array, file: Partial<Announced> = {}) {
  const address = await addressFor(bytes, file)
  return { address, ...(await put(address, bytes)) }
}

const again = async ({ customId }: Address, person: 'owner' | 'stranger' | 'admin' = 'owner') =>
  call('POST', `/uploads/${customId}`, await bearerOf(person))

const galleryUrls = async (): Promise<string[]> =>
  (await call('GET', '/pictures/list?type=gallery&id=1')).body.map(({ Url }: { Url: string }) => Url)

const simulated = (path: string) => `${inject('simulators')}${path}`
const isStored = async ({ key }: Address) => (await fetch(simulated(`/uploadthing/f/${key}`))).status !== 404

async function order(fault: string, times = 1, on?: string) {
  const body = JSON.stringify({ provider: 'uploadthing', fault, times, on })
  await fetch(simulated('/_control/faults'), { method: 'POST', body })
}
beforeEach(async () => {
  await fetch(simulated('/_control/faults'), { method: 'DELETE' })
})

describe('a picture that the browser sends to the provider', () => {
  it('becomes one like those sent to the API, and the browser is told', async () => {
    const { status, body, address } = await sent(await pictureOf.png(), { type: 'image/png' })
    expect(status).toBe(200)
    expect(body.serverData).toEqual({
      Id: address.customId,
      State: 'done',
      Picture: {
        Id: expect.any(Number),
        Url: expect.stringMatching(/\/api\/pictures\/[0-9a-f]{32}\.webp$/),
        Name: 'Salle du haut.jpg',
        Width: 64,
        Height: 48,
        Alt: '',
      },
      Error: null,
    })
    expect((await galleryUrls()).at(-1)).toBe(body.serverData.Picture.Url)
    const served = await fetch(body.serverData.Picture.Url.replace(/^https?:\/\/[^/]+/, inject('origin')))
    expect(served.headers.get('content-type')).toBe('image/webp')
  })

  it('leaves no raw file behind', async () => {
    const { address } = await sent(await pictureOf.jpeg())
    await vi.waitFor(async () => expect(await isStored(address)).toBe(false), {
      timeout: 60_000,
      interval: 250,
    })
  })

  it('is made when the browser asks, though the callback was lost', async () => {
    await order('callback_lost')
    const { body, address } = await sent(await pictureOf.jpeg())
    expect(body.serverData).toBeNull()
    const before = await galleryUrls()
    const first = await again(address)
    expect(first.body).toMatchObject({ State: 'done', Picture: { Name: 'Salle du haut.jpg' } })
    expect((await again(address)).body).toEqual(first.body)
    expect(await galleryUrls()).toEqual([...before, first.body.Picture.Url])
  })

  it('is one, though the callback comes twice and the browser asks besides', async () => {
    await order('callback_twice')
    const before = await galleryUrls()
    const bytes = await pictureOf.jpeg({ width: 900, height: 700 })
    const address = await addressFor(bytes)
    await Promise.all([put(address, bytes), again(address), again(address)])
    await vi.waitFor(async () => expect((await again(address)).body.State).toBe('done'), { timeout: 60_000 })
    expect(await galleryUrls()).toHaveLength(before.length + 1)
  })

  it('goes to a new address when the first has expired', async () => {
    await order('signature_expired')
    const bytes = await pictureOf.jpeg()
    expect((await sent(bytes)).status).toBe(400)
    expect((await sent(bytes)).body.serverData.State).toBe('done')
  })

  it('is made at the next asking when the provider was down at the callback', async () => {
    await order('server_error', 1, 'GET /a/')
    const { body, address } = await sent(await pictureOf.jpeg())
    expect(body.serverData).toBeNull()
    await order('server_error', 1, 'GET /a/')
    expectRefusal(await again(address), 502, 'provider')
    expect((await again(address)).body.State).toBe('done')
  })

  it('waits as long as its file has not come', async () => {
    const address = await addressFor(await pictureOf.jpeg())
    expect((await again(address)).body).toEqual({
      Id: address.customId,
      State: 'waiting',
      Picture: null,
      Error: null,
    })
  })

  it.each([
    [
      'an SVG called PNG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Envoyez une image JPEG',
    ],
    [
      'a picture cut off',
      async () => (await pictureOf.jpeg({ width: 300, height: 300 })).subarray(0, 400),
      'illisible',
    ],
    ['one of more than 40 megapixels', bomb, '40 millions de points'],
  ])('is refused when it is %s, and its file deleted', async (_, make, error) => {
    const before = await galleryUrls()
    const { body, address } = await sent(await make(), { type: 'image/png' })
    expect(body.serverData).toMatchObject({
      State: 'failed',
      Picture: null,
      Error: expect.stringContaining(error),
    })
    expect((await again(address)).body.Error).toContain(error)
    expect(await galleryUrls()).toEqual(before)
    await vi.waitFor(async () => expect(await isStored(address)).toBe(false), {
      timeout: 60_000,
      interval: 250,
    })
  })
})

describe('an address is given to nobody', () => {
  const file = { ...photo, size: 1000 }

  it.each([
    ['for somebody else’s website', 'stranger', file, GALLERY, 404, 'not_found'],
    ['for a website that is not', 'owner', file, { for: 'gallery', websiteId: 999 }, 404, 'not_found'],
    ['for something unknown', 'owner', file, { for: 'video', websiteId: 1 }, 400, 'validation'],
    ['for 11 MB', 'owner', { ...file, size: 11 * 1024 * 1024 }, GALLERY, 413, 'too_large'],
    ['for an SVG', 'owner', { ...file, type: 'image/svg+xml' }, GALLERY, 415, 'unsupported_media'],
  ] as const)('%s', async (_, person, announced, input, status, code) => {
    expectRefusal(await ask(await bearerOf(person), announced, input), status, code)
  })

  it('without a session, or by a page of another site', async () => {
    expectRefusal(await ask({}, file), 401, 'unauthenticated')
    const { cookie } = await as('owner')
    const abroad = await call('POST', '/uploadthing?actionType=upload&slug=file', {
      cookie,
      headers: { origin: 'https://ailleurs.example' },
      json: { files: [file], input: GALLERY },
    })
    expectRefusal(abroad, 403, 'forbidden')
  })

  it.each([
    ['for two files', '?actionType=upload&slug=file', { files: [file, file], input: GALLERY }, 400],
    ['without an action', '?slug=file', { files: [file], input: GALLERY }, 400],
    ['under another slug', '?actionType=upload&slug=autre', { files: [file], input: GALLERY }, 404],
  ])('%s', async (_, query, json, status) => {
    const answer = await call('POST', `/uploadthing${query}`, { ...(await bearerOf('owner')), json })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toEqual(expect.any(String))
  })

  it('and what was started is its sender’s own', async () => {
    const address = await addressFor(await pictureOf.jpeg())
    for (const person of ['stranger', 'admin'] as const)
      expectRefusal(await again(address, person), 404, 'not_found')
    expectRefusal(await call('POST', '/uploads/un', await bearerOf('owner')), 400, 'validation')
  })
})

describe('a callback', () => {
  const payload = ({ key, customId }: Address) =>
    JSON.stringify({
      status: 'uploaded',
      metadata: { uploadId: customId },
      origin: simulated('/uploadthing'),
      file: {
        ...photo,
        size: 5,
        customId,
        key,
        url: 'http://x',
        appUrl: 'http://x',
        ufsUrl: 'http://x',
        fileHash: 'x',
      },
    })

  const callback = (raw: string, signature?: string) =>
    call('POST', '/uploadthing?slug=file', {
      raw,
      headers: {
        'content-type': 'application/json',
        'uploadthing-hook': 'callback',
        ...(signature && { 'x-uploadthing-signature': signature }),
      },
    })
  const signed = (text: string, secret: string) =>
    `hmac-sha256=${createHmac('sha256', secret).update(text).digest('hex')}`

  it('that is not signed by the provider changes nothing', async () => {
    await order('callback_lost')
    const { address } = await sent(await pictureOf.jpeg())
    const text = payload(address)
    for (const signature of [undefined, 'hmac-sha256=', 'hmac-sha256=zz', signed(text, 'sk_other')])
      expectRefusal(await callback(text, signature), 400, 'validation')
    const [row] = await stored<{ state: string }>('select state from uploads where id = $1', [
      address.customId,
    ])
    expect(row?.state).toBe('waiting')
  })
})
