// Loaded by NODE_OPTIONS before the product: regularly forces a garbage collection, then writes the process's memory usage.
import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

const { MEMORY_FILE, MEMORY_EVERY_MS } = process.env

if (isMainThread && MEMORY_FILE) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  setInterval(() => {
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    appendFileSync(MEMORY_FILE, `${JSON.stringify({ at: Date.now(), rss, heapUsed, external })}\n`)
  }, Number(MEMORY_EVERY_MS)).unref()
}
