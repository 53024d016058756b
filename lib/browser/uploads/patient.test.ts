import { beforeEach, expect, it, vi } from 'vitest'
import { patient } from './patient'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function watched() {
  const user = new AbortController()
  const shares: number[] = []
  const watch = patient({ onProgress: (share) => shares.push(share), signal: user.signal })
  return { ...watch, user, shares }
}

it('gives up a file that has left and is not answered, however long its sending took', () => {
  const { onProgress, signal, shares } = watched()
  for (const share of [0.1, 0.9]) {
    onProgress(share)
    vi.advanceTimersByTime(600_000)
  }
  onProgress(1)
  onProgress(1)
  vi.advanceTimersByTime(89_000)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(signal.aborted).toBe(true)
  expect(shares).toEqual([0.1, 0.9, 1, 1])
})

it('waits no longer once there is an answer', () => {
  const { onProgress, signal, end, user } = watched()
  onProgress(1)
  end()
  vi.advanceTimersByTime(600_000)
  user.abort()
  expect(signal.aborted).toBe(false)
})

it('ends when the user cancels, now or before it began', () => {
  const { signal, user } = watched()
  user.abort()
  expect(signal.aborted).toBe(true)
  expect(patient({ onProgress: () => {}, signal: user.signal }).signal.aborted).toBe(true)
})
