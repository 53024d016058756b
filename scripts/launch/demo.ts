import { parseArgs } from 'node:util'
import { build, isBuilt } from './build/build'
import { endSurvivor } from './child'
import { Closing } from './closing'
import { startDatabase } from './database'
import { Halt } from './halt'
import { takeLock } from './lock'
import { migrate, seed } from './migrate'
import { wishedPort } from './port-variable'
import { reset } from './reset'
import { step } from './say'
import { secrets as keptSecrets } from './secrets'
import { serve } from './serve'
import { settings } from './settings'
import { startSimulators } from './simulators'
import { summary } from './summary'

/** `npm run demo`: everything on real parts, until Ctrl-C. */
export async function main(args: string[]): Promise<void> {
  const { reset: startOver } = options(args)
  const closing = new Closing()
  await takeLock('.')
  closing.onSignal()
  try {
    if (startOver) await step('Starting over: deleting the demo’s data', reset)
    await run(closing)
  } catch (error) {
    if (closing.started) return
    await closing.run()
    throw error
  }
}

async function run(closing: Closing) {
  await endSurvivor('product', '.')
  const port = await wishedPort()
  const secrets = keptSecrets()
  const databaseUrl = await step('PostgreSQL', () => startDatabase(secrets, closing))
  const simulators = await step('Simulators of the providers', () =>
    startSimulators({ area: '.', secrets, closing }),
  )
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`
  const env = settings({ databaseUrl, origin, ostalEnv: 'demo', providers: simulators.env }, secrets)
  await step('Database schema', () => migrate(env, closing))
  await step('Sample data', () => seed(env, closing))
  if (!isBuilt(env)) await step('Building the product (about a minute)', () => build(env, closing))
  const product = await step('Starting the product', () => serve({ area: '.', port, env, closing }))
  console.log(summary(`http://localhost:${port}`, simulators.inbox))
  product.once('exit', async () => {
    if (closing.started) return
    console.error('✗ The product ended by itself; .data/product.log says why.')
    await closing.run()
    process.exit(1)
  })
}

function options(args: string[]) {
  try {
    return parseArgs({ args, options: { reset: { type: 'boolean', default: false } } }).values
  } catch {
    throw new Halt(`The demo knows one option, --reset; got: ${args.join(' ')}`)
  }
}
