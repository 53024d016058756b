import { parseArgs } from 'node:util'
import { prepareBrowser } from './checks/browser'
import { formerBuild } from './checks/former-build'
import { otherBrowsers } from './checks/other-browsers'
import { type Check, type Print, runChecks } from './checks/run-checks'
import { staticChecks, typedChecks } from './checks/static'
import { playwright, vitest } from './checks/suites'
import { turnedClock } from './checks/turned-clock'
import { Closing } from './closing'
import { takeLock } from './lock'
import { ensureBuilt } from './product'
import { secrets as keptSecrets } from './secrets'
import { settings } from './settings'
import { samples, startTestCluster } from './test-cluster'

const unit = vitest('unit', { name: 'Unit tests', atLeast: 550 })

/** `npm test`; with --quick `npm run verify`, with --long `npm run trust`. The last line says how many passed and
 *  failed. */
export async function main(args: string[]): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const { quick, long } = parseArgs({ args, options: { quick: flag, long: flag } }).values
  const closing = new Closing()
  if (!quick) await takeLock('test')
  closing.onSignal()
  if (long) process.env.TEST_ROUNDS = 'long'
  const { passed, failed, notRun } = await runChecks(
    quick ? [[...staticChecks, ...typedChecks], [unit]] : fullChecks(closing, long),
  )
  await closing.run()
  const others = notRun.length > 0 ? `, not run: ${notRun.join(', ')}` : ''
  console.log(`${passed} passed, ${failed} failed${others}`)
  process.exit(failed > 0 ? 1 : 0)
}

/** Lanes for two cores, because the browser tests take as long as all others together. */
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
      unit,
      vitest('domain', { name: 'Domain tests', atLeast: 200, before: clusterReady, env }),
      ...typedChecks.map(({ name, run }) => ({
        name,
        run: (print: Print) => buildReady(print).then(() => run(print)),
      })),
      vitest('api', { name: 'API tests', atLeast: 1_200, before: product, env }),
      ...(long
        ? [...otherBrowsers({ before: product, env }), turnedClock(product), formerBuild(product, env)]
        : []),
    ],
    [
      { name: 'Browser', run: browserReady },
      { name: 'Test database', run: clusterReady },
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
