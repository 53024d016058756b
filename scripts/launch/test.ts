import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareBrowser } from './checks/browser'
import { formerBuild } from './checks/former-build'
import { knownVulnerabilities } from './checks/known-vulnerabilities'
import { otherBrowsers } from './checks/other-browsers'
import { otherDatabases } from './checks/other-databases'
import { regularExpressions } from './checks/regular-expressions'
import { type Check, type Print, runChecks } from './checks/run-checks'
import { staticChecks, typedChecks } from './checks/static'
import { playwright, vitest } from './checks/suites'
import { backupUnderLoad, invoiceRules, soak } from './checks/trust-parts'
import { turnedClock } from './checks/turned-clock'
import { Closing } from './closing'
import { drillCheck } from './drills/drill'
import { goLiveDrill } from './drills/go-live/go-live'
import { imageDrill } from './drills/image'
import { dataFolder } from './folders'
import { takeLock } from './lock'
import { ensureBuilt } from './product'
import { secrets as keptSecrets } from './secrets'
import { settings } from './settings'
import { samples, startTestCluster } from './test-cluster'
import { writePage } from './trust/write-page'

const unit = vitest('unit', { name: 'Unit tests', atLeast: 550 })

/** `npm test`; with --quick `npm run verify`, with --long `npm run trust`, which writes docs/trust.md. `--only Firefox` runs one
 *  check and can be repeated. The last line counts passed and failed tests. */
export async function main(args: string[]): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const only = { type: 'string', multiple: true } as const
  const asked = parseArgs({ args, options: { quick: flag, long: flag, only } }).values
  const { quick, long } = asked
  const closing = new Closing()
  if (!quick) await takeLock('test')
  closing.onSignal()
  if (long) process.env.TEST_ROUNDS = 'long'
  const lines = join(dataFolder('test', 'reports'), `trust-${process.pid}.jsonl`)
  if (long) process.env.TRUST_RECORD = lines
  const lanes = quick ? [[...staticChecks, ...typedChecks], [unit]] : fullChecks(closing, long)
  const { passed, failed, notRun, results } = await runChecks(choose(lanes, asked.only))
  await closing.run()
  if (long) writePage(results, lines)
  const others = notRun.length > 0 ? `, not run: ${notRun.join(', ')}` : ''
  console.log(`${passed} passed, ${failed} failed${others}`)
  process.exit(failed > 0 ? 1 : 0)
}

/** The checks with these names, or all checks. Throws for an unknown name. */
function choose(lanes: Check[][], names: string[] | undefined): Check[][] {
  if (!names) return lanes
  const known = lanes.flat().map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`No such check: ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  return lanes.map((lane) => lane.filter(({ name }) => names.includes(name)))
}

/** Lanes for two cores, each about as long as the others. */
function fullChecks(closing: Closing, long: boolean): Check[][] {
  const env: Record<string, string> = {}
  const clusterReady = once(() => prepareCluster(closing, env))
  const buildReady = once(() => prepareBuild(closing))
  const browserReady = once((print) => prepareBrowser(env, print))
  const product = (print: Print) => Promise.all([clusterReady(print), buildReady(print)])
  const productAndBrowser = (print: Print) => Promise.all([product(print), browserReady(print)])
  return [
    [
      { name: 'Build', run: buildReady },
      playwright({ name: 'Browser tests', atLeast: 300, before: productAndBrowser, env }),
    ],
    [
      ...staticChecks,
      ...(long ? [regularExpressions, knownVulnerabilities] : []),
      unit,
      vitest('providers', { name: 'Provider tests', atLeast: 100 }),
      vitest('domain', { name: 'Domain tests', atLeast: 200, before: clusterReady, env }),
      // The build generates types of routes.
      ...typedChecks.map(({ name, run }) => ({
        name,
        run: (print: Print) => buildReady(print).then(() => run(print)),
      })),
      ...(long
        ? [
            ...otherBrowsers({ before: product, env }),
            ...otherDatabases(closing, product, env),
            turnedClock(product),
            formerBuild(product, env),
            invoiceRules(),
            backupUnderLoad(buildReady),
            soak(product, env),
            drillCheck(imageDrill, closing, buildReady),
            drillCheck(goLiveDrill, closing),
          ]
        : []),
    ],
    [
      { name: 'Browser', run: browserReady },
      { name: 'Test database', run: clusterReady },
      // They often wait, and so leave the cores to the other two lanes.
      vitest('api', { name: 'API tests', atLeast: 1_200, before: product, env }),
    ],
  ]
}

/** Runs the work for the first caller only; all callers share its promise. */
function once(work: (print: Print) => Promise<undefined>): Check['run'] {
  let promise: Promise<undefined> | undefined
  return (print) => {
    promise ??= work(print)
    return promise
  }
}

async function prepareCluster(closing: Closing, env: Record<string, string>) {
  const cluster = await startTestCluster('test', closing)
  env.TEST_CLUSTER = JSON.stringify(await samples(cluster, 'test', closing))
  return undefined
}

async function prepareBuild(closing: Closing) {
  const parts = {
    databaseUrl: 'postgresql://127.0.0.1/none',
    origin: '',
    ostalEnv: 'test',
    providers: {},
  } as const
  await ensureBuilt(settings(parts, keptSecrets()), closing)
  return undefined
}
