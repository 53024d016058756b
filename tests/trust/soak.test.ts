import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recorded } from '../../scripts/launch/trust/record-trust'
import { type Product, startProduct } from '../support/product'
import { type Actor, soakActors } from '../support/soak-actors'
import { stored } from '../support/stored'
import { riseOfSecondHalf, type Sample } from '../support/trend'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const SAMPLE_MS = 5_000
const POOL_SIZE = 10
/** The maximum rise of the regression line over the second half, as a share of its mean: a leak exceeds it in time, the noise
 *  of a freshly collected heap does not. The limit of the RSS is looser, because freed pages return to the system late. */
const MAX_RISE = { heap: 0.05, rss: 0.1 }

const folder = mkdtempSync(join(tmpdir(), 'ostal-soak-'))
const memoryFile = join(folder, 'memory.jsonl')
let product: Product
beforeAll(async () => {
  product = await startProduct({
    cluster: 'test/soak',
    env: {
      NODE_OPTIONS: `--import=${pathToFileURL('tests/support/count-memory.mjs').href}`,
      MEMORY_FILE: memoryFile,
      MEMORY_EVERY_MS: String(SAMPLE_MS),
      DATABASE_POOL_SIZE: String(POOL_SIZE),
    },
  })
}, 600_000)
afterAll(async () => {
  await product?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it(
  `${MINUTES} minutes of mixed traffic leave memory and connections flat, and nothing fails`,
  { timeout: (MINUTES + 5) * 60_000 },
  () =>
    recorded('Soak', `${MINUTES} minutes of mixed traffic with jobs`, async (figures) => {
      const actors = await soakActors(product)
      const until = Date.now() + MINUTES * 60_000
      const seen = { answers: new Map<number, number>(), faults: [] as string[], connections: [] as number[] }
      await Promise.all([
        watchConnections(until, seen.connections),
        ...actors.map((actor) => play(actor, until, seen)),
      ])

      const memory = readFileSync(memoryFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      const series = (name: 'rss' | 'heapUsed'): Sample[] =>
        memory.map((sample) => ({ at: sample.at, value: sample[name] }))
      const rises = { heap: riseOfSecondHalf(series('heapUsed')), rss: riseOfSecondHalf(series('rss')) }
      const answers = [...seen.answers.values()].reduce((sum, count) => sum + count, 0)
      const jobs = await stored<{ done: number; failed: number; late: number }>(JOBS, [], product.databaseUrl)
      Object.assign(figures, {
        minutes: MINUTES,
        answers,
        'answers a second': Math.round(answers / MINUTES / 60),
        '5xx': count(seen.answers, (status) => status >= 500),
        'answers by status': [...seen.answers]
          .sort(([one], [other]) => one - other)
          .map(([status, times]) => `${status} × ${times}`)
          .join(', '),
        'other refusals': count(seen.answers, (status) => status >= 400 && status < 500),
        'jobs done': jobs[0]?.done ?? 0,
        'jobs failed': jobs[0]?.failed ?? 0,
        'heap after collection, MB': firstMiddleLast(series('heapUsed')),
        'heap, rise of second half': percent(rises.heap),
        'RSS, MB': firstMiddleLast(series('rss')),
        'RSS, rise of second half': percent(rises.rss),
        'connections, most': Math.max(...seen.connections),
        'connections, last': seen.connections.at(-1) ?? 0,
      })
      console.log(JSON.stringify(figures))
      expect(seen.faults).toEqual([])
      expect(figures['5xx']).toBe(0)
      expect(jobs[0]?.failed).toBe(0)
      expect(jobs[0]?.done).toBeGreaterThan(0)
      expect(rises.heap).toBeLessThan(MAX_RISE.heap)
      expect(rises.rss).toBeLessThan(MAX_RISE.rss)
      // The pool's maximum, plus the connection by which the shopper reads an order.
      expect(Math.max(...seen.connections)).toBeLessThanOrEqual(POOL_SIZE + 1)
    }),
)

type Seen = { answers: Map<number, number>; faults: string[] }

async function play({ name, pauseMs, step }: Actor, until: number, { answers, faults }: Seen): Promise<void> {
  const countAnswer = (status: number) => void answers.set(status, (answers.get(status) ?? 0) + 1)
  while (Date.now() < until) {
    await step(countAnswer).catch((error: unknown) => void faults.push(`${name}: ${String(error)}`))
    await sleep(pauseMs)
  }
}

async function watchConnections(until: number, connections: number[]): Promise<void> {
  while (Date.now() < until) {
    const [row] = await stored<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
      [],
      product.databaseUrl,
    )
    connections.push(row?.count ?? 0)
    await sleep(SAMPLE_MS)
  }
}

const JOBS = `select
  ((select count(*) from pgboss.job where state = 'completed') +
   (select count(*) from pgboss.archive where state = 'completed'))::int as done,
  (select count(*)::int from pgboss.job where state = 'failed' or name = 'dead-letters') as failed`

const count = (answers: Map<number, number>, counts: (status: number) => boolean) =>
  [...answers].reduce((sum, [status, times]) => sum + (counts(status) ? times : 0), 0)
const megabytes = (bytes = 0) => Math.round(bytes / 1_048_576)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const firstMiddleLast = (samples: Sample[]) =>
  `${megabytes(samples[0]?.value)} at first, ${megabytes(samples[Math.floor(samples.length / 2)]?.value)} half-way, ${megabytes(samples.at(-1)?.value)} at last`
