import { expect, it, vi } from 'vitest'
import { silenceLimited } from './silence-limited'

const bytes = (text: string) => new TextEncoder().encode(text)

it('passes on what comes, and its end', async () => {
  const body = new Blob(['une photo']).stream()
  expect(await new Response(silenceLimited(body, 1_000)).text()).toBe('une photo')
})

it('ends with a failure when the source falls silent, and lets it go', async () => {
  const cancel = vi.fn()
  const body = new ReadableStream<Uint8Array>({ start: (source) => source.enqueue(bytes('début')), cancel })
  await expect(new Response(silenceLimited(body, 30)).text()).rejects.toThrow('fell silent')
  expect(cancel).toHaveBeenCalledOnce()
})

it('waits for a slow reader as long as it takes', async () => {
  const pieces = ['un', 'deux', 'trois', 'quatre']
  const body = new ReadableStream<Uint8Array>({
    pull: (source) => {
      const piece = pieces.shift()
      if (piece) source.enqueue(bytes(piece))
      else source.close()
    },
  })
  const read: string[] = []
  for await (const chunk of silenceLimited(body, 20)) {
    await new Promise((resolve) => setTimeout(resolve, 60))
    read.push(new TextDecoder().decode(chunk))
  }
  expect(read.join('')).toBe('undeuxtroisquatre')
})

it('lets the source go when the reader leaves', async () => {
  const cancel = vi.fn()
  const body = new ReadableStream<Uint8Array>({ start: (source) => source.enqueue(bytes('a')), cancel })
  await silenceLimited(body, 1_000).cancel('gone')
  expect(cancel).toHaveBeenCalledWith('gone')
})
