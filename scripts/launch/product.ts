import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import getPort, { portNumbers } from 'get-port'
import { build, isBuilt } from './build/build'
import { Closing } from './closing'
import { dataFolder } from './folders'
import { leakedIn } from './leaked-secrets'
import { pooled, poolerSettings } from './pooled'
import { administer } from './postgres/databases'
import { secrets as keptSecrets } from './secrets'
import { productLog, serve } from './serve'
import { settings } from './settings'
import { startSimulators } from './simulators'
import { SAMPLE_PASSWORD } from './summary'
import { type Samples, samples, startTestCluster } from './test-cluster'

export interface Product {
  /** The product's origin. */
  origin: string
  /** The simulators' origin: `/inbox`, `/_control/mails`, `/_control/faults`. */
  simulators: string
  databaseUrl: string
  /** Its environment, for commands that run against it. */
  env: Record<string, string>
  /** The file that it writes its log to. */
  log: string
  stop: () => Promise<void>
  /** Kills its process, as a power cut would; the database and the simulators keep running. */
  kill: () => Promise<void>
  /** Asks its process to end, and returns the exit code. */
  end: () => Promise<number | null>
  /** Starts the killed process again. */
  restart: () => Promise<void>
}

/** Pages are prerendered for this origin, whatever port serves them, so that demo and tests share one build. */
export const BUILD_ORIGIN = 'http://localhost:3000'

interface Options {
  env?: Record<string, string>
  /** The area of the PostgreSQL to start, if none runs for this process yet. */
  cluster?: string
}

/** Starts the built product with a fresh copy of the sample data, its own simulators and free ports. */
export async function startProduct(options: Options = {}): Promise<Product> {
  const closing = new Closing()
  // A test run that is stopped or killed stops its products, too.
  closing.onSignal()
  try {
    return await start(options, closing)
  } catch (error) {
    await closing.run()
    throw error
  }
}

async function start({ env: overrides = {}, cluster = 'test' }: Options, closing: Closing): Promise<Product> {
  const secrets = keptSecrets()
  const area = `test/${randomBytes(4).toString('hex')}`
  closing.add(() => rmSync(dataFolder(area), { recursive: true, force: true }))
  const databaseUrl = overrides.DATABASE_URL ?? (await copyOfSamples(cluster, area, closing))
  const port = await lastingPort()
  const origin = `http://localhost:${port}`
  const simulators = await startSimulators({ area, secrets, closing, ostal: origin })
  const basis = settings({ databaseUrl, origin, ostalEnv: 'test', providers: simulators.env }, secrets)
  await ensureBuilt(basis, closing)
  const env = { ...basis, ...poolerSettings(databaseUrl), RATE_LIMIT_SCALE: '1000', ...overrides }
  // Runs after the server has ended and before its log is deleted.
  let leaked: string[] = []
  closing.add(() => {
    leaked = leakedIn(logsOf(area), [SAMPLE_PASSWORD, ...Object.values(secrets)])
  })
  const run = () => serve({ area, port, env, closing })
  let server = await run()
  return {
    origin,
    simulators: simulators.origin,
    databaseUrl,
    env,
    log: productLog(area),
    async stop() {
      await closing.run()
      if (leaked.length > 0) throw new Error(`The product’s log tells secrets:\n${leaked.join('\n')}`)
    },
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
    async end() {
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      await gone
      return server.exitCode
    },
    async restart() {
      server = await run()
    },
  }
}

const logsOf = (area: string) => ({
  log: productLog(area),
  mails: join(dataFolder(area), 'simulators/resend/mails.jsonl'),
})

/** A port below the ephemeral range, so that no outgoing connection takes it while the process restarts. */
function lastingPort(): Promise<number> {
  const from = 20_000 + randomInt(10_000)
  return getPort({ port: portNumbers(from, from + 500) })
}

/** Builds unless the last build is current. */
export async function ensureBuilt(env: Record<string, string>, closing: Closing): Promise<void> {
  const building = { ...env, PUBLIC_ORIGIN: BUILD_ORIGIN, OSTAL_ENV: 'demo' }
  if (!isBuilt(building)) await build(building, closing)
}

/** Copies the sample data and its picture files. */
async function copyOfSamples(clusterArea: string, area: string, closing: Closing) {
  const given = process.env.TEST_CLUSTER
  const { url, illustrated }: Samples = given ? JSON.parse(given) : await ownCluster(clusterArea, closing)
  cpSync(illustrated.files, join(dataFolder(area), 'simulators'), { recursive: true })
  const name = `product_${randomBytes(6).toString('hex')}`
  const cluster = { url: (database: string) => url.replace('{name}', database) }
  await administer(cluster, (client) =>
    client.query(`create database ${name} template ${illustrated.template}`).then(() => {}),
  )
  closing.add(() =>
    administer(cluster, (client) =>
      client.query(`drop database if exists ${name} with (force)`).then(() => {}),
    ),
  )
  return pooled(cluster.url(name))
}

async function ownCluster(area: string, closing: Closing) {
  const cluster = await startTestCluster(area, closing)
  const shared = await samples(cluster, area, closing)
  // A second product, in this process or one that it starts, shares the cluster and does not stop it.
  process.env.TEST_CLUSTER = JSON.stringify(shared)
  closing.add(() => void delete process.env.TEST_CLUSTER)
  return shared
}
