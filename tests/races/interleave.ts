import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { randomFrom } from '../support/random'

/** How long the others wait for a runner's next statement, because it may wait for a lock, the provider or a hash. */
const STEP_MS = 12
/** The approximate number of statements of a verb: the first runner is interrupted before one of them. */
const STATEMENTS = 14

/** `asked`: resumes its waiting statements; there are several when it reads in parallel. */
type Runner = { name: string; asked: (() => void)[]; isDone: boolean }
type Schedule = { arrive: (runner: Runner, statement: string) => Promise<void> }
const running = new AsyncLocalStorage<{ schedule: Schedule; runner: Runner }>()

/** Makes each statement of a pool's clients wait for its turn during a race. Call it before the pool's first use. */
export function gateStatements(pool: Pool): void {
  pool.on('connect', gateClient)
}

function gateClient(client: PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const gated = (...args: unknown[]) => {
    const turn = running.getStore()
    if (!turn || turn.runner.isDone) return query(...args)
    const asked = turn.schedule.arrive(turn.runner, textOf(args[0])).then(() => query(...args))
    // A callback alone receives the result.
    return typeof args.at(-1) === 'function' ? void asked : asked
  }
  client.query = gated as typeof client.query
}

const textOf = (asked: unknown): string =>
  (typeof asked === 'string' ? asked : String((asked as { text?: string }).text)).replace(/\s+/g, ' ')

export type Interleaved = { outcomes: PromiseSettledResult<unknown>[]; trace: string[] }

/** Runs all runners concurrently, one statement at a time, in a seeded order: either each next runner is random, or the first
 *  runs up to a random statement, lets the others finish, and then continues. */
export async function interleave(
  seed: number,
  runners: { name: string; run: () => Promise<unknown> }[],
): Promise<Interleaved> {
  const random = randomFrom(seed)
  const isTossed = random() < 1 / 3
  let left = Math.floor(random() * STATEMENTS)
  const all: Runner[] = runners.map(({ name }) => ({ name, asked: [], isDone: false }))
  const trace: string[] = []
  let timer: NodeJS.Timeout | undefined

  /** Picks the next of the waiting runners. */
  function choose(waiting: Runner[]): Runner | undefined {
    if (isTossed) return waiting[Math.floor(random() * waiting.length)]
    const leader = waiting.find((runner) => runner === all[0])
    if (leader && left > 0) {
      left -= 1
      return leader
    }
    return waiting.find((runner) => runner !== leader) ?? leader
  }

  function goOn() {
    clearTimeout(timer)
    choose(all.filter(({ asked }) => asked.length > 0))?.asked.shift()?.()
  }

  /** Continues immediately if all runners have arrived or ended; otherwise after a timeout, as one may wait for a lock. */
  function consider() {
    clearTimeout(timer)
    if (all.every(({ isDone, asked }) => isDone || asked.length > 0)) goOn()
    else timer = setTimeout(goOn, STEP_MS)
  }

  const schedule: Schedule = {
    arrive: (runner, statement) =>
      new Promise((resolve) => {
        runner.asked.push(() => {
          trace.push(`${runner.name}: ${statement.slice(0, 110)}`)
          resolve()
          // The runner may have another waiting statement.
          consider()
        })
        consider()
      }),
  }
  const outcomes = await Promise.allSettled(
    runners.map(({ run }, index) => {
      const runner = all[index] as Runner
      return running.run({ schedule, runner }, run).finally(() => {
        runner.isDone = true
        consider()
      })
    }),
  )
  clearTimeout(timer)
  return { outcomes, trace }
}
