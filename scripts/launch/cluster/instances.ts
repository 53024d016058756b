import { setTimeout as sleep } from 'node:timers/promises'
import { type Day, parisDay } from '../../../lib/domain/calendar'
import { serverFile } from '../build/bundle-server'
import type { Closing } from '../closing'
import { bareEnvironment } from '../drills/stranger'
import { lastLines } from '../endings'
import { root } from '../folders'
import { Halt } from '../halt'
import { migrate, seed } from '../migrate'
import { openingClock } from '../opening-clock'
import { unprivilegedAccount } from '../postgres/account'
import { ensureBuilt } from '../product'
import { secrets as keptSecrets } from '../secrets'
import { settings } from '../settings'
import { type Simulators, startSimulators } from '../simulators'
import { waitFor } from '../wait'
import { AREA, Daemon, ownFolder } from './daemon'
import { startFront } from './haproxy'
import type { Programs } from './packages'
import type { DatabaseCluster } from './start-cluster'

const READY_MS = 120_000
/** Time to announce the shutdown and finish running requests: the product's own limit. */
const STOP_MS = 27_000

export type Installation = {
  /** The load balancer in front of the instances. */
  origin: string
  instances: Instance[]
  simulators: Simulators
  front: Daemon
  /** For requests to the simulated provider. */
  stripeKey: string
  /** The day on the instances' clock. */
  today: Day
}

export type Instance = { daemon: Daemon; start: () => Promise<void>; stop: () => Promise<void> }

/** Two instances of the built product behind the poolers, the simulators, and a load balancer. */
export async function startInstallation(
  programs: Programs,
  cluster: DatabaseCluster,
  closing: Closing,
): Promise<Installation> {
  const as = unprivilegedAccount()
  const secrets = keptSecrets()
  const frontPort = await cluster.freePort()
  const origin = `http://localhost:${frontPort}`
  const simulators = await startSimulators({ area: AREA, secrets, closing, ostal: origin })
  // With this clock, subscriptions are debited at any real hour and no run passes midnight.
  const clock = openingClock()
  await turnProvider(simulators.origin, clock.at)
  const environment = (databaseUrl: string) => ({
    ...settings({ databaseUrl, origin, ostalEnv: 'test', providers: simulators.env }, secrets),
    RATE_LIMIT_SCALE: '1000',
    TRUSTED_PROXY_HOPS: '1',
    DATABASE_DIRECT_URL: cluster.directUrl,
    // The poolers are older than PgBouncer 1.21.
    DATABASE_STATEMENTS: 'unnamed',
  })
  const direct = environment(cluster.directUrl)
  await ensureBuilt(direct, closing)
  await migrate(direct, closing)
  // Without the pictures, which no drill looks at.
  await seed({ DATABASE_URL: cluster.directUrl, OSTAL_ENV: 'test' }, closing)
  const ports: number[] = []
  const instances: Instance[] = []
  for (const [n, databaseUrl] of cluster.pooledUrls.entries()) {
    const port = await cluster.freePort()
    ports.push(port)
    const name = `instance-${n + 1}`
    const folder = ownFolder(as, name)
    const env = { ...bareEnvironment(folder), ...environment(databaseUrl), ...clock.env, PORT: String(port) }
    const command = [process.execPath, serverFile]
    const daemon = new Daemon({ name, command, env, cwd: root, as }, closing)
    instances.push({
      daemon,
      async start() {
        daemon.start()
        if (await waitFor(`http://127.0.0.1:${port}/api/health`, daemon.child, READY_MS)) return
        throw new Halt([`${name} did not become ready.`, ...lastLines(daemon.log)].join('\n'))
      },
      async stop() {
        await daemon.stop(STOP_MS)
      },
    })
  }
  await Promise.all(instances.map((instance) => instance.start()))
  const front = startFront(programs, frontPort, ports, { as, closing })
  await waitForAnswer(origin)
  const [stripeKey, today] = [secrets.STRIPE_SECRET_KEY, parisDay(new Date(clock.at))]
  return { origin, instances, simulators, front, stripeKey, today }
}

/** The provider refuses expiry times before its own clock. */
async function turnProvider(origin: string, at: number) {
  const answer = await fetch(`${origin}/_control/stripe/clock`, {
    method: 'POST',
    body: JSON.stringify({ at: Math.round(at / 1_000) }),
  })
  if (!answer.ok) throw new Halt(`The simulator does not turn its clock: ${answer.status}`)
}

/** Waits until the load balancer has seen both instances healthy. */
async function waitForAnswer(origin: string) {
  const deadline = Date.now() + 20_000
  for (let good = 0; good < 4; await sleep(250)) {
    const isOk = await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    good = isOk ? good + 1 : 0
    if (Date.now() > deadline) throw new Halt('The load balancer reaches no instance.')
  }
}
