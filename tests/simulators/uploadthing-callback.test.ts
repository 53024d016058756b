import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRouteHandler, createUploadthing, UTApi } from 'uploadthing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { simulators, uploadthingToken } from '../support/simulators'

type Presigned = { url: string; key: string }

let simulated: Awaited<ReturnType<typeof simulators>>
let product: Server
let address: string
/** The callbacks that the product received, and how often it refuses first. */
let callbacks: { key: string; metadata: unknown }[]
let refusals = 0

beforeAll(async () => {
  simulated = await simulators()
  const f = createUploadthing()
  const router = {
    photos: f({ blob: { maxFileSize: '16MB' } })
      .middleware(() => ({ upload: 'u1' }))
      .onUploadComplete(({ file, metadata }) => {
        callbacks.push({ key: file.key, metadata })
        return { seen: file.name }
      }),
  }
  let handle: (request: Request) => Promise<Response>
  product = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const headers = new Headers(request.headers as Record<string, string>)
    if (headers.has('uploadthing-hook') && refusals-- > 0) return response.writeHead(503).end()
    const answer = await handle(new Request(`${address}${request.url}`, { method: 'POST', headers, body }))
    response.writeHead(answer.status).end(await answer.text())
  })
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(product.address() as AddressInfo).port}`
  handle = createRouteHandler({
    router,
    config: {
      token: uploadthingToken,
      ingestUrl: `${simulated.origin}/uploadthing`,
      callbackUrl: `${address}/hooks`,
      logLevel: 'None',
      isDev: false,
    },
  })
})
beforeEach(() => {
  callbacks = []
  refusals = 0
})
afterAll(async () => {
  product.close()
  await simulated.stop()
})

async function ask(): Promise<Presigned> {
  const answer = await fetch(`${address}/hooks?actionType=upload&slug=photos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-uploadthing-version': '7.7.4' },
    body: JSON.stringify({ files: [{ name: 'a.webp', size: 5, type: 'image/webp' }], input: null }),
  })
  const [presigned] = (await answer.json()) as Presigned[]
  if (!presigned) throw new Error('No address was given')
  return presigned
}

async function put({ url }: Presigned) {
  const body = new FormData()
  body.append('file', new Blob(['bytes']))
  const answer = await fetch(url, { method: 'PUT', body, headers: { Origin: 'http://site.example' } })
  return {
    status: answer.status,
    cors: answer.headers.get('access-control-allow-origin'),
    body: await answer.json(),
  }
}

describe('a file that a browser sends', () => {
  it('is told to the product, whose answer goes to the browser', async () => {
    const presigned = await ask()
    expect(await put(presigned)).toMatchObject({
      status: 200,
      cors: '*',
      body: { serverData: { seen: 'a.webp' } },
    })
    expect(callbacks).toEqual([{ key: presigned.key, metadata: { upload: 'u1' } }])
  })

  it('is told again to a product that was away', async () => {
    refusals = 2
    expect((await put(await ask())).body.serverData).toEqual({ seen: 'a.webp' })
    expect(callbacks).toHaveLength(1)
  })

  it('is stored though the callback is lost, and the browser hears nothing of the product', async () => {
    await simulated.order('callback_lost', 1, 'uploadthing')
    const presigned = await ask()
    expect((await put(presigned)).body.serverData).toBeNull()
    expect(callbacks).toEqual([])
    expect((await fetch(`${simulated.origin}/uploadthing/f/${presigned.key}`)).status).toBe(200)
  })

  it('is told twice on order', async () => {
    await simulated.order('callback_twice', 1, 'uploadthing')
    await put(await ask())
    // The first one answers the browser; the second may still be in flight.
    await expect.poll(() => callbacks.length).toBe(2)
  })

  it('is refused under an address that has expired, on order', async () => {
    await simulated.order('signature_expired', 1, 'uploadthing')
    const presigned = await ask()
    expect(await put(presigned)).toMatchObject({ status: 400, cors: '*' })
    expect((await put(presigned)).status).toBe(200)
  })

  it('may come from a page of another site', async () => {
    const answer = await fetch((await ask()).url, {
      method: 'OPTIONS',
      headers: { Origin: 'http://site.example', 'Access-Control-Request-Method': 'PUT' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-uploadthing-version')
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT')
  })
})

it('an ordered fault waits for the request that it is meant for', async () => {
  await simulated.order('server_error', 1, 'uploadthing', 'PUT /')
  const presigned = await ask()
  expect((await put(presigned)).status).toBe(500)
  expect((await put(presigned)).status).toBe(200)
})

it('a private file is served under a signed address only', async () => {
  const options = { apiUrl: `${simulated.origin}/uploadthing`, logLevel: 'None' }
  const utapi = new UTApi({ token: uploadthingToken, ...options } as never)
  const presigned = await ask()
  await put(presigned)
  const plain = `${simulated.origin}/uploadthing/a/apptests/${presigned.key}`
  expect(await utapi.updateACL(presigned.key, 'private')).toEqual({ success: true })
  expect((await fetch(plain)).status).toBe(403)
  const { ufsUrl } = await utapi.getSignedURL(presigned.key, { expiresIn: 60 })
  expect(await (await fetch(ufsUrl)).text()).toBe('bytes')
  await utapi.updateACL(presigned.key, 'public-read')
  expect((await fetch(plain)).status).toBe(200)
})
