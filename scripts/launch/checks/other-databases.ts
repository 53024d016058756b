import { dirname } from 'node:path'
import type { Closing } from '../closing'
import { type Programs, unpackPrograms } from '../cluster/packages'
import { NotRun } from '../drills/drill'
import { root } from '../folders'
import { unprivilegedAccount } from '../postgres/account'
import { isReachable } from '../postgres/location'
import { samples, startTestCluster } from '../test-cluster'
import { startTestPooler } from '../test-pooler'
import type { Check, Outcome, Print } from './run-checks'
import { vitest } from './suites'

type Env = Record<string, string>
type Before = (print: Print) => Promise<unknown>

/** The domain and API tests on databases that production may use instead of the embedded PostgreSQL: behind a pooler, and the
 *  oldest supported version. Debian packages both. */
export function otherDatabases(closing: Closing, product: Before, env: Env): Check[] {
  return [
    ...suitesOn('through PgBouncer', product, async (programs) => {
      // The cluster of the other tests, which `product` has started.
      const port = Number(new URL(JSON.parse(env.TEST_CLUSTER ?? '').url).port)
      return { ...env, TEST_POOLER_PORT: String(await startTestPooler(programs, { port }, closing)) }
    }),
    ...suitesOn('on PostgreSQL 15', product, async ({ postgres, env: ofPrograms }) => {
      const area = 'test/postgres-15'
      const cluster = await startTestCluster(area, closing, { native: dirname(postgres), env: ofPrograms })
      return { ...env, TEST_CLUSTER: JSON.stringify(await samples(cluster, area, closing)) }
    }),
  ]
}

function suitesOn(where: string, product: Before, start: (programs: Programs) => Promise<Env>): Check[] {
  let started: Promise<Env> | undefined
  const suite = (project: string, title: string, atLeast: number): Check => ({
    name: `${title} ${where}`,
    async run(print) {
      await product(print)
      try {
        started ??= Promise.resolve().then(() => start(findPrograms()))
        // As many rounds as in `npm test`: the database's answers differ, not the rules.
        const env = { ...(await started), TEST_ROUNDS: '' }
        const { run } = vitest(project, { name: `${title} ${where}`, atLeast, env })
        const outcome = await run(print)
        return outcome && { ...outcome, ran: 'with the usual rounds' }
      } catch (error) {
        if (!(error instanceof NotRun)) throw error
        return { ...NOTHING, notRun: error.message }
      }
    },
  })
  return [suite('domain', 'Domain tests', 200), suite('api', 'API tests', 1_200)]
}

const NOTHING: Outcome = { passed: 0, failed: 0, failures: [], timings: [] }

function findPrograms(): Programs {
  if (unprivilegedAccount() && !isReachable(root))
    throw new NotRun(`the programs run as another user, who cannot enter ${root}`)
  try {
    return unpackPrograms()
  } catch (error) {
    if (error instanceof NotRun) throw error
    throw new NotRun(`Debian’s packages cannot be had: ${String(error)}`)
  }
}
