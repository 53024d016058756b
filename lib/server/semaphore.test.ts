import { describe, expect, it } from 'vitest'
import { semaphore, semaphorePerUser, turnsPerKey } from './semaphore'

it('an instance does so much at a time, and goes on when a place is free', () => {
  const take = semaphore(2)
  const release = take()
  take()
  expect(take).toThrow(expect.objectContaining({ code: 'unavailable' }))
  release()
  take()
  expect(take).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

it('a user has a number of places, and takes no other user’s', () => {
  const take = semaphorePerUser(2)
  const releases = [take(1), take(1)]
  const third = () => take(1)
  expect(third).toThrow(expect.objectContaining({ code: 'rate_limited', retryAfter: 5 }))
  const other = take(2)
  for (const release of releases) release()
  expect(third).not.toThrow()
  other()
})

describe('the turns of a user', () => {
  /** Tasks that start in their turn and end on command. */
  function tasks(inTurn: ReturnType<typeof turnsPerKey>) {
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const start = (userId: number, name: string) =>
      inTurn(userId, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
    return { begun, start, end: (name: string) => ends.get(name)?.() }
  }

  it('come one after the other when the places are taken, and leave other users theirs', async () => {
    const { begun, start, end } = tasks(turnsPerKey(2, 5_000, 'Trop'))
    const all = ['a', 'b', 'c', 'd'].map((name) => start(1, name))
    const other = start(2, 'other')
    expect(begun).toEqual(['a', 'b', 'other'])
    end('b')
    await all[1]
    await expect.poll(() => begun).toEqual(['a', 'b', 'other', 'c'])
    for (const name of ['a', 'c', 'other']) end(name)
    await expect.poll(() => begun).toContain('d')
    end('d')
    await Promise.all([...all, other])
  })

  it('are refused when they do not come in time, and come again afterwards', async () => {
    const inTurn = turnsPerKey(1, 30, 'Trop')
    const { begun, start, end } = tasks(inTurn)
    const first = start(1, 'a')
    await expect(start(1, 'b')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    end('a')
    await first
    expect(await inTurn(1, async () => 'done')).toBe('done')
    expect(begun).toEqual(['a'])
  })

  it('are given back by a task that fails', async () => {
    const inTurn = turnsPerKey(1, 30, 'Trop')
    await expect(inTurn(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn(1, async () => 'done')).toBe('done')
  })
})
