import { createHmac } from 'node:crypto'
import { UTApi, UTFile } from 'uploadthing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulators, uploadthingToken } from '../support/simulators'

let server: Awaited<ReturnType<typeof simulators>>
let utapi: UTApi
const key = 'abcdefghijklmnopqrstuvwxyz0123456789'

beforeAll(async () => {
  server = await simulators()
  utapi = client(server.origin)
})
afterAll(() => server.stop())

function client(origin: string) {
  const options = { apiUrl: `${origin}/uploadthing`, ingestUrl: `${origin}/uploadthing`, logLevel: 'None' }
  return new UTApi({ token: uploadthingToken, ...options } as never)
}

const file = (text: string, name = 'photo.webp') => new UTFile([text], name, { type: 'image/webp' })

async function upload(text: string): Promise<{ key: string; ufsUrl: string }> {
  const { data, error } = await utapi.uploadFiles(file(text))
  expect(error).toBeNull()
  return data as { key: string; ufsUrl: string }
}

/** A URL as the account signs it. */
function signed({ expires = Date.now() + 60_000, size = 5, app = 'apptests', apiKey = 'sk_for_tests' } = {}) {
  const url = new URL(`${server.origin}/uploadthing/${key}`)
  const data = { 'x-ut-identifier': app, 'x-ut-file-name': 'a.webp', 'x-ut-file-size': size }
  for (const [name, value] of Object.entries({ expires, ...data })) url.searchParams.set(name, String(value))
  const signature = createHmac('sha256', apiKey).update(url.href).digest('hex')
  url.searchParams.set('signature', `hmac-sha256=${signature}`)
  return url
}

function put(url: URL | string, text = 'bytes') {
  const body = new FormData()
  body.append('file', new Blob([text]))
  return fetch(url, { method: 'PUT', body })
}

describe('UploadThing’s wire, spoken by its own SDK', () => {
  it('stores a file and serves it under the address it answers', async () => {
    const stored = await upload('une photo')
    const served = await fetch(stored.ufsUrl)
    expect([served.headers.get('content-type'), await served.text()]).toEqual(['image/webp', 'une photo'])
  })

  it('lists files, newest first and page by page, and renames them', async () => {
    const older = await upload('plus ancienne')
    const newer = await upload('plus récente')
    await utapi.renameFiles({ fileKey: newer.key, newName: 'autre.webp' })
    const first = await utapi.listFiles({ limit: 1 })
    expect(first).toMatchObject({ hasMore: true, files: [{ key: newer.key, name: 'autre.webp' }] })
    const second = await utapi.listFiles({ limit: 1, offset: 1 })
    expect(second.files.map((one) => one.key)).toEqual([older.key])
  })

  it('deletes files and counts those that there were', async () => {
    const stored = await upload('à supprimer')
    expect(await utapi.deleteFiles([stored.key, 'inconnu'])).toMatchObject({ success: true, deletedCount: 1 })
    expect((await fetch(stored.ufsUrl)).status).toBe(404)
  })

  it('keeps files over a restart', async () => {
    const stored = await upload('gardée')
    await server.stop()
    server = await simulators(server.folder)
    utapi = client(server.origin)
    const path = new URL(stored.ufsUrl).pathname
    expect(await (await fetch(`${server.origin}${path}`)).text()).toBe('gardée')
  })
})

describe('what UploadThing refuses', () => {
  it.each([
    ['a wrong signature', { apiKey: 'sk_other' }, 400],
    ['an expired address', { expires: Date.now() - 1 }, 400],
    ['the address of another app', { app: 'autre' }, 403],
    ['another size than announced', { size: 6 }, 400],
  ])('%s', async (_, change, status) => {
    expect((await put(signed(change))).status).toBe(status)
    expect((await fetch(`${server.origin}/uploadthing/f/${key}`)).status).toBe(404)
  })

  it('a signed address that was changed', async () => {
    const changed = signed().href.replace('a.webp', 'a.html')
    expect((await put(changed)).status).toBe(400)
  })

  it('an upload without a file', async () => {
    expect((await fetch(signed(), { method: 'PUT', body: 'bytes' })).status).toBe(400)
  })

  it('a call with a wrong key, and a path it does not have', async () => {
    const ask = (path: string, apiKey: string) =>
      fetch(`${server.origin}/uploadthing${path}`, {
        method: 'POST',
        headers: { 'x-uploadthing-api-key': apiKey },
        body: '{}',
      })
    expect((await ask('/v6/listFiles', 'sk_wrong')).status).toBe(401)
    expect((await ask('/v6/nothing', 'sk_for_tests')).status).toBe(404)
    expect((await ask('/elsewhere', 'sk_for_tests')).status).toBe(404)
  })

  it('a second file under the same key; an upload starts at byte 0, or is whole', async () => {
    const state = () => fetch(signed(), { method: 'HEAD' })
    expect((await state()).headers.get('x-ut-range-start')).toBe('0')
    expect((await put(signed())).status).toBe(200)
    expect((await put(signed())).status).toBe(409)
    expect((await state()).headers.get('x-ut-range-start')).toBe('5')
  })
})

it('fails on order', async () => {
  await server.order('server_error', 1, 'uploadthing')
  expect((await utapi.uploadFiles(file('perdue'))).error).toMatchObject({ code: 'UPLOAD_FAILED' })
  expect((await utapi.uploadFiles(file('arrivée'))).error).toBeNull()
})
