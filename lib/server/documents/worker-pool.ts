import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { DomainError } from '../../domain/errors'

/** Milliseconds after which a thread counts as stuck. */
const TIMEOUT_MS = 30_000

/** Runs tasks in `size` worker threads that load `file`; further tasks wait in a queue: `unavailable` when it already has
 *  `maxWaiting`. A failed task ends its thread, and the next one gets a new one. */
export function workerPool<Task, Result>(
  file: string,
  { size, maxWaiting }: { size: number; maxWaiting: number },
): (task: Task) => Promise<Result> {
  const limit = pLimit(size)
  const idle: Worker[] = []
  const run = async (task: Task): Promise<Result> => {
    const thread = idle.pop() ?? startThread(file)
    try {
      const result = await answerOf<Result>(thread, task)
      idle.push(thread)
      return result
    } catch (error) {
      void thread.terminate()
      throw error
    }
  }
  return async (task) => {
    if (limit.pendingCount >= maxWaiting) throw new DomainError('unavailable')
    return limit(() => run(task))
  }
}

function startThread(file: string): Worker {
  // Not imported: the framework's bundler would resolve each thread's file, but our own build creates it.
  const workers = process.getBuiltinModule('node:worker_threads')
  const thread = new workers.Worker(file)
  // Must not keep an instance from stopping.
  thread.unref()
  return thread
}

async function answerOf<Result>(thread: Worker, task: unknown): Promise<Result> {
  const listening = new AbortController()
  const { signal } = listening
  const lost = setTimeout(() => listening.abort(new Error('A thread did not answer in time')), TIMEOUT_MS)
  const ended = once(thread, 'exit', { signal }).then(([code]) => {
    throw new Error(`A thread ended with ${code}`)
  })
  thread.postMessage(task)
  try {
    const [result] = await Promise.race([once(thread, 'message', { signal }), ended])
    return result
  } finally {
    clearTimeout(lost)
    listening.abort()
  }
}
