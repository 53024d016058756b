import { beforeEach, expect, it, vi } from 'vitest'
import { withResponseTimeout } from './response-timeout'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function startWatch() {
  const user = new AbortController()
  const shares: number[] = []
  const watch = withResponseTimeout({ onProgress: (share) => shares.push(share), signal: user.signal })
  return { ...watch, user, shares }
}

it('gives up a file that has left and is not answered, however long its sending took', () => {
  const { onProgress, signal, shares } = startWatch()
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
  const { onProgress, signal, end, user } = startWatch()
  onProgress(1)
  end()
  vi.advanceTimersByTime(600_000)
  user.abort()
  expect(signal.aborted).toBe(false)
})

it('ends when the user cancels, now or before it began', () => {
  const { signal, user } = startWatch()
  user.abort()
  expect(signal.aborted).toBe(true)
  expect(withResponseTimeout({ onProgress: () => {}, signal: user.signal }).signal.aborted).toBe(true)
})
