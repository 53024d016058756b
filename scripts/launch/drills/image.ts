import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import type { Print } from '../checks/run-checks'
import type { Closing } from '../closing'
import { dataFolder, root } from '../folders'
import { startCluster } from '../postgres/cluster'
import { ensureDatabase } from '../postgres/databases'
import { BUILD_ORIGIN } from '../product'
import { secrets as keptSecrets } from '../secrets'
import { settings } from '../settings'
import { startSimulators } from '../simulators'
import { sizeOf } from './disk-size'
import { lastOf, readStages } from './dockerfile'
import type { Drill, Ran } from './drill'
import { makeReadOnly, replayImage } from './replay-image'
import {
  bareEnvironment,
  nameOf,
  type Place,
  run,
  runOrThrow,
  secondsSince,
  start,
  strangerOf,
} from './stranger'
import { walkMainJob } from './walk-main-job'

const AREA = 'drills/image'
const VENDORS = `${AREA}/vendors`
/** The stop timeout in compose.yaml. */
const STOP_MS = 30_000
const HEALTHY_MS = 120_000
/** The port of EXPOSE and of the health check; another one if it is taken here. */
const PORT = 3000

export const imageDrill: Drill = { part: 'Image', run: replayAndWalk }

/** Replays the Dockerfile without an engine, into an empty folder. Another user then runs the result, without write access. */
async function replayAndWalk(print: Print, closing: Closing): Promise<Ran> {
  const stages = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const last = stages.at(-1)
  if (!last) throw new Error('The Dockerfile has no stage')
  // An earlier run's simulators store idempotency keys made from its database's ids.
  rmSync(dataFolder(VENDORS), { recursive: true, force: true })
  const into = mkdtempSync('/var/tmp/ostal-image-')
  closing.add(() => rmSync(into, { recursive: true, force: true, maxRetries: 5 }))
  chmodSync(into, 0o755)

  const secrets = keptSecrets()
  const { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY } = secrets
  const building = { PUBLIC_ORIGIN: BUILD_ORIGIN, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY }
  const image = await replayImage({ stages, into, building, print, closing })
  const { megabytes, files } = sizeOf(image.folder)
  await makeReadOnly(image.folder, closing)

  const cluster = await startCluster({ area: AREA, password: secrets.POSTGRES_PASSWORD, throwaway: true })
  closing.add(() => cluster.stop())
  const databaseUrl = await ensureDatabase(cluster, `image_${randomBytes(4).toString('hex')}`)
  const port = await getPort({ port: PORT })
  const origin = `http://localhost:${port}`
  const simulators = await startSimulators({ area: VENDORS, secrets, closing, ostal: origin })
  const stranger = strangerOf(image.uid)
  const temporary = join(into, 'tmp')
  mkdirSync(temporary)
  chmodSync(temporary, 0o1777)
  const place: Place = {
    cwd: image.folder,
    env: {
      ...bareEnvironment(temporary),
      ...settings({ databaseUrl, origin, ostalEnv: 'test', providers: simulators.env }, secrets),
      ...image.env,
      ...{ TMPDIR: temporary, PORT: String(port) },
    },
    as: stranger,
  }
  const how = { print, closing }
  if (stranger) await requireReadOnly(place, closing)

  const migrated = await runOrThrow(['node', 'scripts/command.mjs', 'migrate'], place, how)
  const started = Date.now()
  const product = start(commandOf(last, 'CMD'), place, closing)
  const check = commandOf(last, 'HEALTHCHECK').map((word) => word.replaceAll(`:${PORT}/`, `:${port}/`))
  await untilHealthy(check, place, { product, closing })
  const healthySeconds = secondsSince(started)
  await walkMainJob({ origin, place, print, closing })

  const asked = Date.now()
  product.child.kill(lastOf(last, 'STOPSIGNAL')?.words[0] as NodeJS.Signals)
  const ended = once(product.child, 'exit')
  const code = await Promise.race([ended.then(([exit]) => exit), delay(STOP_MS, 'late', { ref: false })])
  if (code !== 0) throw new Error(`After SIGTERM the product ended with ${code}:\n${product.tail()}`)
  return {
    ran: `Dockerfile, replayed as ${nameOf(stranger)} in a read-only tree: migrate, create-admin, start, health check, a log-in, pages, calls, doctor, SIGTERM`,
    figures: {
      megabytes,
      files,
      migrateSeconds: migrated.seconds,
      healthySeconds,
      stopSeconds: secondsSince(asked),
    },
    why: `Not run: the engine itself; ${image.left.join('; ')}`,
  }
}

const commandOf = (stage: Parameters<typeof lastOf>[0], keyword: string): string[] => {
  const words = lastOf(stage, keyword)?.words
  if (!words) throw new Error(`The image has no ${keyword}`)
  return words
}

async function requireReadOnly(place: Place, closing: Closing): Promise<void> {
  for (const file of ['probe', '.next/probe', 'node_modules/probe']) {
    const { code } = await run(['sh', '-c', `echo x > ${file}`], place, { closing })
    if (code === 0) throw new Error(`${file} could be written`)
  }
}

async function untilHealthy(
  check: string[],
  place: Place,
  { product, closing }: { product: ReturnType<typeof start>; closing: Closing },
): Promise<void> {
  const deadline = Date.now() + HEALTHY_MS
  while (Date.now() < deadline && product.child.exitCode === null) {
    if ((await run(check, place, { closing })).code === 0) return
    await delay(500)
  }
  throw new Error(`The health check did not pass:\n${product.tail()}`)
}
