import { Closing } from '../launch/closing'
import { step } from '../launch/progress'
import { type Comparison, compare } from './compare'
import { fillShops, signInWithTickets } from './data'
import { type Served, serveBareApp, serveBareNode, serveByFramework } from './floors'
import { measureScreens } from './inp'
import { compareInstances } from './instances'
import { measureJobs } from './jobs'
import { measurePages } from './lighthouse'
import type { Target } from './measure'
import { type Product, startProduct } from './product'
import { type Figures, printReport } from './report'
import { fetchRaw, measureScripts } from './sent'
import { AROUND_MEMORY, type Bound, compareAccounts, compareSizes, measureStream } from './shop'

const TESTIMONIALS = '/api/testimonials/website/1'
const TICKETS = '/api/tickets/user'
const SHOP = 2
const bareTestimonials: PathTarget = { path: '/api/testimonials/1' }
/** The encodings that browsers accept. */
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type PathTarget = Omit<Target, 'name' | 'pid' | 'url'> & { path: string }
type Pair = { name: string; goal: number; ours: PathTarget; baseline: PathTarget; on: Served }
/** `npm run bench -- lighthouse` runs Lighthouse only. */
const LIGHTHOUSE = 'lighthouse'

/** Parts that need the product alone; `npm run bench -- inp` runs only this one. */
const PARTS: Record<string, (product: Product, closing: Closing) => Promise<Partial<Figures>>> = {
  instances: async (product) => ({ instances: await measureInstances(product) }),
  inp: async ({ product: { origin } }, closing) => ({ screens: await measureScreens(origin, closing) }),
  jobs: async (product) => ({ queues: await measureJobs(product) }),
}

/** `npm run bench`: compares our pages and calls with minimal baselines, as ratios within one run. `npm run bench --
 *  304` runs only those whose name contains the word, `-- lighthouse` only Lighthouse on a phone, `-- inp` and the
 *  other `PARTS` only that part. */
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
  const started = await startProduct(closing)
  const { product, databaseUrl, env } = started
  const part = PARTS[wanted]
  if (part) return part(started, closing)
  const bare = await step('Building and starting the bare app', () => serveBareApp(env, closing))
  const scripts = {
    ours: await measureScripts(product.origin, '/'),
    bare: await measureScripts(bare.origin, '/'),
  }
  const onPhone = () => measurePages(product.origin, bare.origin, closing)
  if (wanted === LIGHTHOUSE) return { pages: await onPhone(), scripts }
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
      ours: { path: TICKETS, headers: { authorization } },
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
  const figures: Figures = { comparisons, bounds, scripts }
  if (wanted !== '') return figures
  figures.pages = await onPhone()
  for (const measure of Object.values(PARTS)) Object.assign(figures, await measure(started, closing))
  return figures
}

/** Compares instances on a public list from memory and on a signed-in call. */
async function measureInstances({
  product,
  databaseUrl,
  startInstance,
  startStranger,
}: Product): Promise<Bound[]> {
  const { authorization } = await signInWithTickets(databaseUrl, product.origin)
  const second = await step('Starting a second instance', startInstance)
  const stranger = await step('Starting one of another database', startStranger)
  const there = await signInWithTickets(stranger.databaseUrl, stranger.origin)
  const calls: (PathTarget & { there?: Record<string, string> })[] = [
    { path: TESTIMONIALS },
    { path: TICKETS, headers: { authorization }, there: { authorization: there.authorization } },
  ]
  const bounds: Bound[] = []
  for (const call of calls)
    bounds.push(
      await step(`Measuring two instances on ${call.path}`, () =>
        compareInstances(`\`GET ${call.path}\``, {
          first: toTarget('first', product, call),
          second: toTarget('second', second, call),
          stranger: toTarget('stranger', stranger, call.there ? { ...call, headers: call.there } : call),
        }),
      ),
    )
  await Promise.all([second.stop(), stranger.stop()])
  return bounds
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
