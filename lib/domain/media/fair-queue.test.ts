import { expect, it } from 'vitest'
import { fairQueue } from './fair-queue'

/** Tasks of these owners, started in this order; each ends when the test resolves it. */
function queue(concurrency: number) {
  const enqueue = fairQueue(concurrency)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    begun,
    ask: (owner: number, name: string, fails = false) =>
      enqueue(owner, async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        if (fails) throw new Error('unreadable')
        return name
      }),
    end: async (name: string) => {
      ends.get(name)?.()
      await settle()
    },
    settle,
  }
}

it('under attack: an owner who sends many lets the others pass', async () => {
  const { ask, begun, end, settle } = queue(2)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(1, name)
  void ask(2, 'b1')
  void ask(3, 'c1')
  await settle()
  expect(begun).toEqual(['a1', 'a2'])
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'a4'])
})

it('one who is alone has all places, and a failure gives its place back', async () => {
  const { ask, begun, end, settle } = queue(2)
  const failing = ask(1, 'a1', true).catch((error: Error) => error.message)
  void ask(1, 'a2')
  const last = ask(1, 'a3')
  await settle()
  await end('a1')
  expect(await failing).toBe('unreadable')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  await end('a3')
  expect(await last).toBe('a3')
})
