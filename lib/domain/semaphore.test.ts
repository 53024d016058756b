import { expect, it } from 'vitest'
import { semaphore } from './semaphore'

it('gives as many permits as it has, and a released one again', () => {
  const { tryAcquire, release, isIdle } = semaphore(2)
  expect([tryAcquire(), tryAcquire(), tryAcquire()]).toEqual([true, true, false])
  release()
  expect(tryAcquire()).toBe(true)
  release()
  release()
  expect(isIdle()).toBe(true)
})

it('a released permit goes to the task that has waited longest', async () => {
  const { tryAcquire, acquire, release, waitingCount } = semaphore(1)
  tryAcquire()
  const started: string[] = []
  const tasks = ['first', 'second'].map(async (name) => {
    await acquire(5_000)
    started.push(name)
  })
  expect(waitingCount()).toBe(2)
  release()
  await tasks[0]
  expect(started).toEqual(['first'])
  expect(tryAcquire()).toBe(false)
  release()
  await tasks[1]
  expect(started).toEqual(['first', 'second'])
})

it('a task that waits too long gets no permit and leaves the queue', async () => {
  const { tryAcquire, acquire, release, isIdle } = semaphore(1)
  tryAcquire()
  expect(await acquire(10)).toBe(false)
  release()
  expect(isIdle()).toBe(true)
})

it('all waiting tasks can be refused', async () => {
  const { tryAcquire, acquire, refuseWaiting, waitingCount } = semaphore(1)
  tryAcquire()
  const waiting = [acquire(5_000), acquire(5_000)]
  refuseWaiting()
  expect(await Promise.all(waiting)).toEqual([false, false])
  expect(waitingCount()).toBe(0)
})
