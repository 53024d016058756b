import { expect, it, vi } from 'vitest'
import { fileStore } from '../../../tests/support/file-store'
import { readFile } from './read-file'
import { storeFile } from './store-file'

const LIMIT_MS = 2_000
vi.stubEnv('PROVIDER_TIMEOUT_MS', String(LIMIT_MS))
const server = await fileStore()

const store = (name: string) => storeFile(new TextEncoder().encode(name), name, 'text/plain', 'private')

it('under attack: while the file provider is silent, the fifth file of an instance is refused in time, and none is later', async () => {
  // The first call loads the SDK.
  await store('ticket-before')
  await server.order('timeout_before', 4, 'uploadthing')
  const began = performance.now()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => store(`ticket-${index}`)),
  )
  expect(performance.now() - began).toBeLessThan(2.5 * LIMIT_MS)
  const codes = outcomes.map((one) => one.status === 'rejected' && one.reason.code)
  expect(codes).toEqual([...Array(4).fill('provider'), ...Array(8).fill('unavailable')])
  expect(outcomes[4]).toMatchObject({ reason: { retryAfter: 10 } })
})

it('files that wait for a provider that answers are all stored', async () => {
  const stored = await Promise.all(Array.from({ length: 12 }, (_, index) => store(`ticket-${index}`)))
  const texts = await Promise.all(stored.map(async ({ key }) => new Response(await readFile(key)).text()))
  expect(texts).toEqual(stored.map((_, index) => `ticket-${index}`))
})
