import { expect, it, vi } from 'vitest'
import { chunksOf } from './chunks'

it('a stream whose reader left is cancelled at its provider', async () => {
  const cancel = vi.fn()
  const given = new AbortController()
  const stream = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.from('x')), cancel })
  const chunks = chunksOf(stream, given.signal)
  expect(String((await chunks.next()).value)).toBe('x')
  given.abort()
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
})
