import { nextProgram } from './build/build'
import { endSurvivor, startNode, stop } from './child'
import { Closing } from './closing'
import { startDatabase } from './database'
import { takeLock } from './lock'
import { migrate, seed } from './migrate'
import { wishedPort } from './port-variable'
import { step } from './say'
import { secrets as keptSecrets } from './secrets'
import { settings } from './settings'
import { startSimulators } from './simulators'
import { summary } from './summary'

/** `npm run dev`: Next's development server on the same parts and data as the demo. */
export async function main(): Promise<void> {
  const closing = new Closing()
  await takeLock('.')
  closing.onSignal()
  try {
    await run(closing)
  } catch (error) {
    if (closing.started) return
    await closing.run()
    throw error
  }
}

async function run(closing: Closing) {
  await endSurvivor('development', '.')
  const port = await wishedPort()
  const secrets = keptSecrets()
  const databaseUrl = await step('PostgreSQL', () => startDatabase(secrets, closing))
  const simulators = await step('Simulators of the providers', () =>
    startSimulators({ area: '.', secrets, closing }),
  )
  const site = `http://localhost:${port}`
  const env = settings({ databaseUrl, origin: site, ostalEnv: 'demo', providers: simulators.env }, secrets)
  await step('Database schema', () => migrate(env, closing))
  await step('Sample data', () => seed(env, closing))
  console.log(summary(site, simulators.inbox))
  const server = startNode(
    'development',
    [nextProgram, 'dev', '-p', String(port)],
    { ...env, NODE_ENV: 'development' },
    { area: '.' },
  )
  closing.add(() => stop(server, 5_000))
  server.once('exit', async (code) => {
    if (closing.started) return
    await closing.run()
    process.exit(code ?? 1)
  })
}
