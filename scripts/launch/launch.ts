import type { ChildProcess } from 'node:child_process'
import { endSurvivor } from './child'
import { Closing } from './closing'
import { startDatabase } from './database'
import { takeLock } from './lock'
import { migrate, seed } from './migrate'
import { wishedPort } from './port-variable'
import { reset } from './reset'
import { step } from './say'
import { secrets as keptSecrets } from './secrets'
import { settings } from './settings'
import { startSimulators } from './simulators'
import { summary } from './summary'

export interface Ground {
  port: number
  env: Record<string, string>
  closing: Closing
  /** What the visitor needs to know. */
  summary: string
}

interface Launch {
  /** Of the process that `serve` starts. */
  name: 'product' | 'development'
  startOver?: boolean
  serve: (ground: Ground) => Promise<ChildProcess>
}

/** The way of the demo and of development: every part in its order, until Ctrl-C or until one fails. */
export async function launch({ name, startOver, serve }: Launch): Promise<void> {
  const closing = new Closing()
  await takeLock('.')
  closing.onSignal()
  try {
    if (startOver) await step('Starting over: deleting the demo’s data', reset)
    await endSurvivor(name, '.')
    const server = await serve(await startGround(closing))
    server.once('exit', async (code) => {
      if (closing.started) return
      await closing.run()
      process.exit(code || 1)
    })
  } catch (error) {
    if (closing.started) return
    await closing.run()
    throw error
  }
}

/** What the site stands on. */
async function startGround(closing: Closing): Promise<Ground> {
  const port = await wishedPort()
  const secrets = keptSecrets()
  const site = `http://localhost:${port}`
  const origin = process.env.PUBLIC_ORIGIN ?? site
  const databaseUrl = await step('PostgreSQL', () => startDatabase(secrets, closing))
  const simulators = await step('Simulators of the providers', () =>
    startSimulators({ area: '.', secrets, closing, ostal: origin }),
  )
  const env = settings({ databaseUrl, origin, ostalEnv: 'demo', providers: simulators.env }, secrets)
  await step('Database schema', () => migrate(env, closing))
  await step('Sample data', () => seed({ ...env, ...simulators.samples }, closing))
  return { port, env, closing, summary: summary(site, simulators) }
}
