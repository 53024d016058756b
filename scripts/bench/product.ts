import getPort from 'get-port'
import { stop } from '../launch/child'
import type { Closing } from '../launch/closing'
import { migrate, seed } from '../launch/migrate'
import { startCluster } from '../launch/postgres/cluster'
import { ensureDatabase } from '../launch/postgres/databases'
import { ensureBuilt } from '../launch/product'
import { step } from '../launch/progress'
import { secrets as keptSecrets } from '../launch/secrets'
import { serve } from '../launch/serve'
import { settings } from '../launch/settings'
import { startSimulators } from '../launch/simulators'
import type { Served } from './floors'

const AREA = 'bench'

/** Time for an instance to announce its shutdown and finish its jobs. */
const SHUTDOWN_MS = 27_000

export type Instance = Served & { stop: () => Promise<void> }
export type Product = {
  product: Instance
  databaseUrl: string
  env: Record<string, string>
  /** Receives the webhooks of website 1. */
  receiver: { url: string; secret: string }
  /** One more instance on the same database. */
  startInstance: () => Promise<Instance>
  /** An instance on another database with the same sample data. */
  startStranger: () => Promise<Instance & { databaseUrl: string }>
}

/** Starts the product with its sample data, building it first unless the build is current. */
export async function startProduct(closing: Closing): Promise<Product> {
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
  const start = async (area: string, port: number, own = env): Promise<Instance> => {
    const child = await serve({ area, port, env: own, closing })
    return { origin: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => stop(child, SHUTDOWN_MS) }
  }
  const product = await step('Starting the product', () => start(AREA, port))
  let instances = 1
  const startInstance = async () => start(`${AREA}/instance-${++instances}`, await getPort())
  const startStranger = async () => {
    const databaseUrl = await ensureDatabase(cluster, 'stranger')
    const port = await getPort()
    const parts = { databaseUrl, origin: `http://localhost:${port}`, ostalEnv: 'test' } as const
    const own = settings({ ...parts, providers: simulators.env }, secrets)
    await migrate(own, closing)
    await seed(own, closing)
    return { databaseUrl, ...(await start(`${AREA}/stranger`, port, own)) }
  }
  const { SAMPLE_WEBHOOK_URL: url = '', SAMPLE_WEBHOOK_SECRET: secret = '' } = simulators.samples
  return { product, databaseUrl, env, receiver: { url, secret }, startInstance, startStranger }
}
