import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { endSurvivor } from './child'
import { Closing } from './closing'
import { startDatabase } from './database'
import { firstEnding, type Part } from './endings'
import { Halt } from './halt'
import { takeLock } from './lock'
import { migrate, seed } from './migrate'
import { step } from './progress'
import { reset } from './reset'
import { hasOldSamples, OLD_SAMPLES } from './sample-version'
import { secrets as keptSecrets } from './secrets'
import { settings } from './settings'
import { startSimulators } from './simulators'
import { summary } from './summary'

export interface LaunchContext {
  port: number
  env: Record<string, string>
  closing: Closing
  /** The addresses and accounts to print. */
  summary: string
}

interface Launch {
  /** The name of the process that `serve` starts. */
  name: 'product' | 'development'
  startOver?: boolean
  serve: (context: LaunchContext) => Promise<Part>
}

/** Milliseconds within which a signal also reaches this process. */
const SIGNAL_MS = 500

/** Runs the demo or development: starts every process in order, until Ctrl-C or until one of
 *  them ends. */
export async function launch({ name, startOver, serve }: Launch): Promise<void> {
  const closing = new Closing()
  await takeLock('.')
  closing.onSignal()
  try {
    if (startOver) await step('Starting over: deleting the demo’s data', reset)
    await endSurvivor(name, '.')
    const { parts, ...context } = await prepareLaunch(closing)
    const ending = await firstEnding([...parts, await serve(context)])
    // Ctrl-C reaches all processes at the same time.
    await sleep(SIGNAL_MS)
    if (closing.started) return
    console.error(`\n✗ ${ending}\n→ Stopping the others`)
    await closing.run()
    process.exit(1)
  } catch (error) {
    if (closing.started) return
    await closing.run()
    throw error
  }
}

/** Starts the database and the simulators, and prepares the schema and the sample data. */
async function prepareLaunch(closing: Closing): Promise<LaunchContext & { parts: Part[] }> {
  const port = await requirePort(process.env.PORT || '3000')
  const secrets = keptSecrets()
  const site = `http://localhost:${port}`
  const origin = process.env.PUBLIC_ORIGIN ?? site
  const { databaseUrl, parts } = await step('PostgreSQL', () => startDatabase(secrets, closing))
  const simulators = await step('Simulators of the providers', () =>
    startSimulators({ area: '.', secrets, closing, ostal: origin }),
  )
  const env = settings({ databaseUrl, origin, ostalEnv: 'demo', providers: simulators.env }, secrets)
  await step('Database schema', () => migrate(env, closing))
  await step('Sample data', () => seed({ ...env, ...simulators.samples }, closing))
  const note = (await hasOldSamples(databaseUrl)) ? `\n  ${OLD_SAMPLES}\n` : ''
  return {
    port,
    env,
    closing,
    summary: summary(site, simulators) + note,
    parts: [...parts, simulators.part],
  }
}

/** Parses the requested port; refuses an invalid or busy one. */
async function requirePort(text: string): Promise<number> {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Halt(`PORT is not a port number: ${text}`)
  if ((await getPort({ port })) === port) return port
  throw new Halt(
    `Port ${port} is busy: stop the program that uses it, or choose another port, as in PORT=${port + 1}.`,
  )
}
