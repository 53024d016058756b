import { parseArgs } from 'node:util'
import { testBrowser } from './checks/browser'
import { type Check, runChecks } from './checks/run-checks'
import { staticChecks } from './checks/static'
import { apiTests, browserTests, domainTests, unitTests } from './checks/suites'
import { Closing } from './closing'
import { takeLock } from './lock'
import { ensureBuilt } from './product'
import { secrets as keptSecrets } from './secrets'
import { settings } from './settings'
import { startTestCluster, templateDatabase } from './test-cluster'

/** `npm test`, and with --quick `npm run verify`. The last line says how many passed and failed. */
export async function main(args: string[]): Promise<void> {
  const { quick } = parseArgs({ args, options: { quick: { type: 'boolean', default: false } } }).values
  const closing = new Closing()
  if (!quick) await takeLock('test')
  closing.onSignal()
  const checks = [...staticChecks(), unitTests()]
  if (!quick) checks.push(...fullChecks(closing))
  const { passed, failed } = await runChecks(checks)
  await closing.run()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

function fullChecks(closing: Closing): Check[] {
  const prepared: Record<string, string> = {}
  return [
    { name: 'Database for the tests', run: () => prepareCluster(closing, prepared) },
    domainTests(prepared),
    { name: 'Build', run: () => prepareBuild(closing) },
    apiTests(prepared),
    { name: 'A browser for the tests', run: () => testBrowser(prepared) },
    browserTests(prepared),
  ]
}

async function prepareCluster(closing: Closing, prepared: Record<string, string>) {
  const cluster = await startTestCluster('test', closing)
  const template = await templateDatabase(cluster, closing)
  prepared.TEST_CLUSTER = JSON.stringify({ url: cluster.url('{name}'), template })
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
