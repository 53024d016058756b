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
import type { Target } from './measure'

const AREA = 'bench'
const SHOWN = '/api/testimonials/website/1'
const bareShown: Asked = { path: '/api/testimonials/1' }

type Asked = Omit<Target, 'name' | 'pid' | 'url'> & { path: string }

/** `npm run bench`: our pages and calls beside the framework's bare ones, as ratios of one run; `npm run bench -- 304` only
 *  those whose name holds the word. */
export async function main([wanted = '']: string[]): Promise<void> {
  const closing = new Closing()
  closing.onSignal()
  try {
    report(await run(closing, wanted))
  } finally {
    await closing.run()
  }
  process.exit(0)
}

async function run(closing: Closing, wanted: string): Promise<Comparison[]> {
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

  const tag = (await fetch(origin + SHOWN)).headers.get('etag') ?? ''

  const pairs: [name: string, goal: number, ours: Asked, bare: Asked][] = [
    ['`/` beside an empty static page', 0.85, { path: '/' }, { path: '/' }],
    [
      '`GET /api/tickets/user` (20 tickets) beside the bare route',
      0.75,
      { path: '/api/tickets/user', headers: { authorization } },
      { path: '/api/tickets', headers: { authorization } },
    ],
    ['`GET /api/testimonials/website/1` beside the bare route', 0.9, { path: SHOWN }, bareShown],
    [
      '`GET /api/testimonials/website/1` answered by 304 beside the same bare route',
      1,
      { path: SHOWN, headers: { 'if-none-match': tag }, status: 304 },
      bareShown,
    ],
  ]
  const comparisons: Comparison[] = []
  for (const [name, goal, ours, floor] of pairs.filter(([name]) => name.includes(wanted))) {
    const mine = { ...ours, name: 'ours', pid: product.pid ?? 0, url: origin + ours.path }
    const theirs = { ...floor, name: 'bare', pid: bare.pid, url: bare.origin + floor.path }
    comparisons.push(await step(`Measuring ${name}`, () => compare(name, goal, mine, theirs)))
  }
  return comparisons
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
