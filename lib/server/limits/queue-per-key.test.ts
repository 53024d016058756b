import { describe, expect, it } from 'vitest'
import { queuePerKey } from './queue-per-key'

describe('the tasks of a user', () => {
  /** Tasks that start in their turn and end on command. */
  function tasks(enqueue: ReturnType<typeof queuePerKey>) {
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const start = (userId: number, name: string) =>
      enqueue(userId, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
    return { begun, start, end: (name: string) => ends.get(name)?.() }
  }

  it('wait for one another, and leave other users theirs', async () => {
    const { begun, start, end } = tasks(queuePerKey(2, 5_000, 'Trop'))
    const all = ['a', 'b', 'c', 'd'].map((name) => start(1, name))
    const other = start(2, 'other')
    await expect.poll(() => begun).toEqual(['a', 'b', 'other'])
    end('b')
    await all[1]
    await expect.poll(() => begun).toEqual(['a', 'b', 'other', 'c'])
    for (const name of ['a', 'c', 'other']) end(name)
    await expect.poll(() => begun).toContain('d')
    end('d')
    await Promise.all([...all, other])
  })

  it('are refused when they do not start in time, and run again afterwards', async () => {
    const enqueue = queuePerKey(1, 30, 'Trop')
    const { begun, start, end } = tasks(enqueue)
    const first = start(1, 'a')
    await expect(start(1, 'b')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    end('a')
    await first
    expect(await enqueue(1, async () => 'done')).toBe('done')
    expect(begun).toEqual(['a'])
  })

  it('let the next one start after a failure', async () => {
    const enqueue = queuePerKey(1, 30, 'Trop')
    await expect(enqueue(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await enqueue(1, async () => 'done')).toBe('done')
  })
})
