import { cpus } from 'node:os'
import { build, isBuilt } from '../launch/build/build'
import { Closing } from '../launch/closing'
import { migrate, seed } from '../launch/migrate'
import { freePort } from '../launch/ports'
import { startCluster } from '../launch/postgres/cluster'
import { ensureDatabase } from '../launch/postgres/databases'
import { step } from '../launch/say'
import { secrets as keptSecrets } from '../launch/secrets'
import { serve } from '../launch/serve'
import { settings } from '../launch/settings'
import { startSimulators } from '../launch/simulators'
import { serveBareApp } from './bare-app'
import { type Comparison, compare } from './compare'
import { signInWithTickets } from './data'

const AREA = 'bench'

/** `npm run bench`: our pages and calls beside the framework's bare ones, as ratios of one run. */
export async function main(): Promise<void> {
  const closing = new Closing()
  closing.onSignal()
  try {
    report(await run(closing))
  } finally {
    await closing.run()
  }
  process.exit(0)
}

async function run(closing: Closing): Promise<Comparison[]> {
  const secrets = keptSecrets()
  const cluster = await step('PostgreSQL', () =>
    startCluster({ area: AREA, password: secrets.POSTGRES_PASSWORD }),
  )
  closing.add(() => cluster.stop())
  const databaseUrl = await ensureDatabase(cluster, 'ostal')
  const simulators = await step('Simulators', () => startSimulators({ area: AREA, secrets, closing }))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = settings({ databaseUrl, origin, ostalEnv: 'test', providers: simulators.env }, secrets)
  await step('Schema and sample data', async () => {
    await migrate(env, closing)
    await seed(env, closing)
  })
  if (!isBuilt(env)) await step('Building the product', () => build(env, closing))
  const product = await step('Starting the product', () => serve({ area: AREA, port, env, closing }))
  const bare = await step('Building and starting the bare app', () => serveBareApp(env, closing))
  const authorization = `Bearer ${await signInWithTickets(databaseUrl, origin)}`

  // Both have answered a call before pages are measured: a process that has loaded its API is what people run.
  await fetch(`${bare.origin}/api/tickets`, { headers: { authorization } })

  const ours = { pid: product.pid ?? 0 }
  const floor = { pid: bare.pid }
  return [
    await step('Measuring /', () =>
      compare(
        '`/` beside an empty static page',
        0.85,
        { ...ours, name: 'ours', url: `${origin}/` },
        { ...floor, name: 'bare', url: `${bare.origin}/` },
      ),
    ),
    await step('Measuring GET /api/tickets/user', () =>
      compare(
        '`GET /api/tickets/user` (20 tickets) beside the bare route',
        0.75,
        { ...ours, name: 'ours', url: `${origin}/api/tickets/user`, headers: { authorization } },
        { ...floor, name: 'bare', url: `${bare.origin}/api/tickets`, headers: { authorization } },
      ),
    ),
  ]
}

function report(comparisons: Comparison[]): void {
  console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, one connection\n`)
  console.log(
    '| what | ratio | goal | ours /s | bare /s | ours CPU µs | bare CPU µs |\n|---|---|---|---|---|---|---|',
  )
  for (const { name, ratio, goal, ours, floor } of comparisons) {
    const figures = [ours.perSecond, floor.perSecond, ours.cpuMicroseconds, floor.cpuMicroseconds]
    console.log(
      `| ${name} | ${ratio.toFixed(2)} | ≥ ${goal} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`,
    )
  }
}
