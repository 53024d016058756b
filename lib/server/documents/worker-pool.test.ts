import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { workerPool } from './worker-pool'

const folder = mkdtempSync(join(tmpdir(), 'worker-pool-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'thread.mjs')
writeFileSync(
  file,
  `import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', ({ busy = 0, fails, ends }) => {
    if (ends) process.exit(7)
    if (fails) throw new Error(fails)
    const until = Date.now() + busy
    while (Date.now() < until);
    parentPort.postMessage(threadId)
  })`,
)

type Task = { busy?: number; fails?: string; ends?: boolean }
const open = (size: number, maxWaiting = 10) => workerPool<Task, number>(file, { size, maxWaiting })

it('tasks run in so many threads at a time, and each thread serves many', async () => {
  const run = open(2)
  const ids = await Promise.all(Array.from({ length: 6 }, () => run({ busy: 20 })))
  expect(new Set(ids).size).toBe(2)
})

it('under attack: a long task leaves the event loop to the others', async () => {
  const run = open(1)
  await run({})
  let turns = 0
  const counting = setInterval(() => (turns += 1), 5)
  await run({ busy: 300 })
  clearInterval(counting)
  expect(turns).toBeGreaterThan(10)
})

it('under attack: what comes when the queue is full is refused', async () => {
  const run = open(1, 2)
  const first = run({ busy: 50 })
  await new Promise(setImmediate)
  const waiting = [run({}), run({})]
  await expect(run({})).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all([first, ...waiting])
})

it('a task that fails, or ends its thread, leaves the next one a new thread', async () => {
  const run = open(1)
  await expect(run({ fails: 'no font' })).rejects.toThrow('no font')
  await expect(run({ ends: true })).rejects.toThrow('A thread ended with 7')
  expect(await run({})).toBeGreaterThan(0)
})
