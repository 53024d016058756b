import { cpus } from 'node:os'
import getPort from 'get-port'
import { Closing } from '../launch/closing'
import { migrate, seed } from '../launch/migrate'
import { startCluster } from '../launch/postgres/cluster'
import { ensureDatabase } from '../launch/postgres/databases'
import { ensureBuilt } from '../launch/product'
import { step } from '../launch/progress'
import { secrets as keptSecrets } from '../launch/secrets'
import { serve } from '../launch/serve'
import { settings } from '../launch/settings'
import { startSimulators } from '../launch/simulators'
import { type Comparison, compare } from './compare'
import { fillShops, signInWithTickets } from './data'
import { type Served, serveBareApp, serveBareNode, serveByFramework } from './floors'
import { measurePages, type PageScores, printPages } from './lighthouse'
import { CONNECTIONS, type Target } from './measure'
import { fetchRaw, measureScripts } from './sent'
import { AROUND_MEMORY, type Bound, compareAccounts, compareSizes, measureStream } from './shop'

const AREA = 'bench'
const TESTIMONIALS = '/api/testimonials/website/1'
const SHOP = 2
const bareTestimonials: PathTarget = { path: '/api/testimonials/1' }
/** The encodings that browsers accept. */
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const SCRIPT_GOAL = 1.05

type PathTarget = Omit<Target, 'name' | 'pid' | 'url'> & { path: string }
type Pair = { name: string; goal: number; ours: PathTarget; baseline: PathTarget; on: Served }
type Figures = {
  comparisons: Comparison[]
  bounds: Bound[]
  pages: PageScores[]
  scripts: { ours: number; bare: number }
}

/** `npm run bench -- lighthouse` runs Lighthouse only. */
const LIGHTHOUSE = 'lighthouse'

/** `npm run bench`: compares our pages and calls with minimal baselines, as ratios within one run. `npm run bench --
 *  304` runs only those whose name contains the word, `-- lighthouse` only Lighthouse on a phone. */
export async function main([wanted = '']: string[]): Promise<void> {
  const closing = new Closing()
  closing.onSignal()
  try {
    printReport(await run(closing, wanted))
  } finally {
    await closing.run()
  }
  process.exit(0)
}

async function run(closing: Closing, wanted: string): Promise<Figures> {
  const { product, databaseUrl, env } = await startProduct(closing)
  const bare = await step('Building and starting the bare app', () => serveBareApp(env, closing))
  const scripts = {
    ours: await measureScripts(product.origin, '/'),
    bare: await measureScripts(bare.origin, '/'),
  }
  const onPhone = () => measurePages(product.origin, bare.origin, closing)
  if (wanted === LIGHTHOUSE) return { comparisons: [], bounds: [], pages: await onPhone(), scripts }
  const framework = await step('Starting our build by `next start`', () => serveByFramework(env, closing))
  const home = await fetchRaw(`${product.origin}/`, COMPRESSED)
  const node = await step('Starting bare Node', () => serveBareNode(home, closing))
  const { authorization, cookie } = await signInWithTickets(databaseUrl, product.origin)
  // Both answer an API call before pages are measured, as production processes have loaded their API.
  await fetchRaw(`${bare.origin}/api/tickets`, { authorization })
  const { headers } = await fetchRaw(product.origin + TESTIMONIALS, {})
  const tag = headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? ''
  const large = await step('Filling the shops', () => fillShops(databaseUrl))

  const plainHome: PathTarget = { path: '/' }
  const compressedHome: PathTarget = { path: '/', headers: COMPRESSED }
  const dashboard: PathTarget = { path: '/dashboard', headers: { ...COMPRESSED, cookie } }
  const pairs: Pair[] = [
    {
      name: '`/` compressed beside an empty static page',
      goal: 10,
      ours: compressedHome,
      baseline: compressedHome,
      on: bare,
    },
    {
      name: '`/` plain beside an empty static page',
      goal: 5,
      ours: plainHome,
      baseline: plainHome,
      on: bare,
    },
    {
      name: '`/` compressed beside the same bytes by bare Node',
      goal: 0.7,
      ours: compressedHome,
      baseline: compressedHome,
      on: node,
    },
    {
      // `next start` runs no jobs.
      name: '`/dashboard` beside itself under `next start`',
      goal: 0.95,
      ours: dashboard,
      baseline: dashboard,
      on: framework,
    },
    {
      name: '`GET /api/tickets/user` (20 tickets) beside the bare route',
      goal: 0.9,
      ours: { path: '/api/tickets/user', headers: { authorization } },
      baseline: { path: '/api/tickets', headers: { authorization } },
      on: bare,
    },
    ...publicLists(tag).map((pair) => ({ ...pair, on: bare })),
  ]
  const comparisons: Comparison[] = []
  for (const { name, goal, ours, baseline, on } of pairs.filter(({ name }) => name.includes(wanted)))
    comparisons.push(
      await step(`Measuring ${name}`, () =>
        compare(name, goal, toTarget('ours', product, ours), toTarget('bare', on, baseline)),
      ),
    )
  const bounds: Bound[] = []
  if ('comptes of a large shop'.includes(wanted))
    bounds.push(await step('Measuring the accounts', () => compareAccounts(product, cookie, SHOP, large)))
  if ('products of a large shop'.includes(wanted)) {
    bounds.push(await step('Measuring a large shop', () => compareSizes(product, SHOP, large)))
    bounds.push(...(await step('Measuring beside a stream', () => measureStream(product, large))))
  }
  return { comparisons, bounds, pages: wanted === '' ? await onPhone() : [], scripts }
}

/** The lists that clients' sites show, from memory and from the framework. */
function publicLists(tag: string): Omit<Pair, 'on'>[] {
  const testimonials: PathTarget = { path: TESTIMONIALS }
  const products: PathTarget = { path: `/api/products/website/${SHOP}?limit=20` }
  const bareProducts: PathTarget = { path: `/api/products/${SHOP}?limit=20` }
  return [
    {
      name: '`GET /api/testimonials/website/1` from memory beside the bare route with one query',
      goal: 5,
      ours: testimonials,
      baseline: bareTestimonials,
    },
    {
      name: 'the same by one connection',
      goal: 5,
      ours: { ...testimonials, connections: 1 },
      baseline: { ...bareTestimonials, connections: 1 },
    },
    {
      name: 'the same answered by 304 beside the same bare route',
      goal: 8,
      ours: { ...testimonials, headers: { 'if-none-match': tag }, status: 304 },
      baseline: bareTestimonials,
    },
    {
      name: '`GET /api/products/website/2?limit=20` from memory beside the bare route',
      goal: 5,
      ours: products,
      baseline: bareProducts,
    },
    {
      name: '`GET /api/testimonials/website/1` without memory beside the bare route',
      goal: 0.9,
      ours: { ...testimonials, headers: AROUND_MEMORY },
      baseline: { ...bareTestimonials, headers: AROUND_MEMORY },
    },
    {
      name: '`GET /api/products/website/2?limit=20` without memory beside the bare route',
      goal: 0.9,
      ours: { ...products, headers: AROUND_MEMORY },
      baseline: { ...bareProducts, headers: AROUND_MEMORY },
    },
  ]
}

const toTarget = (name: string, { pid, origin }: Served, asked: PathTarget): Target => ({
  ...asked,
  name,
  pid,
  url: origin + asked.path,
})

/** Starts the product with its sample data, building it first unless the build is current. */
async function startProduct(closing: Closing) {
  const secrets = keptSecrets()
  const cluster = await step('PostgreSQL', () =>
    startCluster({ area: AREA, password: secrets.POSTGRES_PASSWORD }),
  )
  closing.add(() => cluster.stop())
  const databaseUrl = await ensureDatabase(cluster, 'ostal')
  const simulators = await step('Simulators', () => startSimulators({ area: AREA, secrets, closing }))
  const port = await getPort()
  const origin = `http://localhost:${port}`
  const env = settings({ databaseUrl, origin, ostalEnv: 'test', providers: simulators.env }, secrets)
  await step('Schema and sample data', async () => {
    await migrate(env, closing)
    await seed(env, closing)
  })
  await step('Building the product, unless it is built', () => ensureBuilt(env, closing))
  const { pid = 0 } = await step('Starting the product', () => serve({ area: AREA, port, env, closing }))
  return { product: { origin, pid }, databaseUrl, env }
}

function printReport({ comparisons, bounds, pages, scripts }: Figures): void {
  console.log(
    `\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${CONNECTIONS} connections\n`,
  )
  if (comparisons.length > 0)
    console.log(
      '| what | ratio | goal | ours /s | bare /s | ours CPU µs | bare CPU µs |\n|---|---|---|---|---|---|---|',
    )
  for (const { name, ratio, goal, ours, baseline } of comparisons) {
    const figures = [ours.perSecond, baseline.perSecond, ours.cpuMicroseconds, baseline.cpuMicroseconds]
    console.log(
      `| ${name} | ${ratio.toFixed(2)} | ≥ ${goal} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`,
    )
  }
  for (const { name, goal, unit, value } of bounds)
    console.log(`\n${name}: ${value.toFixed(2)}${unit}, goal ≤ ${goal}${unit}`)
  if (pages.length > 0) printPages(pages)
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  console.log(
    `\nFirst-load script of \`/\` (gzip): ${kilobytes(scripts.ours)}, of an empty page ${kilobytes(scripts.bare)}: ratio ${(scripts.ours / scripts.bare).toFixed(3)}, goal ≤ ${SCRIPT_GOAL}`,
  )
}
