import { describe, expect, it, vi } from 'vitest'
import { fileStore } from '../../../tests/support/file-store'
import { withTimeout } from '../with-timeout'
import { deleteFiles } from './delete-files'
import { listFiles } from './list-files'
import { readFile } from './read-file'
import { storeFile } from './store-file'
import { uploadThing } from './uploadthing'

vi.mock('../with-timeout', async (original) => {
  const real = await original<typeof import('../with-timeout')>()
  return { ...real, withTimeout: vi.fn(real.withTimeout) }
})
const { withTimeout: limited } = await vi.importActual<typeof import('../with-timeout')>('../with-timeout')

const server = await fileStore()

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const store = (text: string) => storeFile(bytes(text), 'a.webp', 'image/webp')
const textOf = async (key: string) => {
  const body = await readFile(key)
  return body && (await new Response(body).text())
}
async function keys() {
  const found: string[] = []
  for await (const page of listFiles()) found.push(...page.map(({ key }) => key))
  return found
}

describe('files at the provider', () => {
  it('are stored, read, listed and deleted', async () => {
    const { key, url } = await store('une photo')
    expect(await textOf(key)).toBe('une photo')
    expect(await (await fetch(url)).text()).toBe('une photo')
    expect(await keys()).toContain(key)
    await deleteFiles([key])
    expect(await textOf(key)).toBeNull()
    expect(await keys()).not.toContain(key)
  })

  it('are read by us alone where the app keeps them private', async () => {
    const { key, url } = await store('un secret')
    await uploadThing().updateACL(key, 'private')
    expect((await fetch(url)).status).toBe(403)
    expect(await textOf(key)).toBe('un secret')
  })

  it('may be deleted twice', async () => {
    const { key } = await store('une photo')
    await deleteFiles([key])
    await expect(deleteFiles([key])).resolves.toBeUndefined()
  })
})

describe('a provider that fails is the refusal `provider`', () => {
  const calls = {
    storing: () => store('perdue'),
    deleting: () => deleteFiles(['inconnu']),
    listing: () => keys(),
    reading: () => readFile('inconnu'),
  }
  const faults = ['server_error', 'rate_limited', 'reset']
  const cases = Object.entries(calls).flatMap(([name, ask]) => faults.map((fault) => ({ name, fault, ask })))

  it.each(cases)('$fault while $name', async ({ fault, ask }) => {
    await server.order(fault, 1, 'uploadthing')
    await expect(ask()).rejects.toMatchObject({ code: 'provider', cause: expect.anything() })
  })

  it.each(Object.entries(calls))('no answer in time while %s', async (_, ask) => {
    vi.mocked(withTimeout).mockImplementationOnce((_, ...call) => limited(500, ...call))
    await server.order('timeout_before', 1, 'uploadthing')
    await expect(ask()).rejects.toMatchObject({ code: 'provider' })
    expect(vi.mocked(withTimeout).mock.lastCall?.[0]).toBe(8_000)
    // On a busy machine a call may time out before it arrives, which would leave its fault to the next one.
    await server.order('none', 0, 'uploadthing')
  })

  it('even when the file was stored all the same: it is in the list', async () => {
    const before = await keys()
    await server.order('truncate', 1, 'uploadthing')
    await expect(store('sans réponse')).rejects.toMatchObject({ code: 'provider' })
    expect(await keys()).toHaveLength(before.length + 1)
  })
})
