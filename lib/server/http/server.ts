import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { type ListName, readListVersions } from '../../domain/websites/list-version'
import { env } from '../../env'
import { database, pool } from '../database'
import { log } from '../instance/log'
import { startInstance } from '../instance/start-instance'
import { startMeasuring } from '../metrics/registry'
import { tracing } from '../traces/tracing'
import { answerRequests } from './answer-request'
import { limitedServer } from './limits'
import { logConsole } from './log-console'
import { keepPublicLists } from './public-lists/public-lists'
import { readSealedSite } from './sealed'
import { IMMEDIATE_STOP, NORMAL_STOP, stopOnSignal } from './stop'

/** The product as one process: the framework behind the product's own HTTP server. `npm run build` bundles this file. */
async function start(): Promise<void> {
  const dev = process.env.NODE_ENV === 'development'
  if (!dev) logConsole()
  const port = Number(process.env.PORT || 3000)
  const server = limitedServer()
  const app = next({ dev, port, httpServer: server })
  // Reads the .env files, too.
  await app.prepare()
  log().level = env().LOG_LEVEL
  const site = dev ? undefined : readSealedSite(join(process.cwd(), '.next'))
  const framework = app.getRequestHandler()
  server.on(
    'request',
    answerRequests({
      metricsToken: env().METRICS_TOKEN,
      ...{ site, framework, trustedHops: env().TRUSTED_PROXY_HOPS },
      ...(!dev && { publicLists: keepPublicLists(readVisitorsVersions) }),
    }),
  )
  // The framework handles upgrades only for the development client and would leave any other open.
  if (!dev) server.on('upgrade', (_request, socket) => socket.destroy())
  if (env().METRICS_TOKEN !== undefined) startMeasuring()
  const jobs = await startInstance()
  stopOnSignal({
    server,
    patience: dev ? IMMEDIATE_STOP : NORMAL_STOP,
    stopJobs: jobs.stop,
    close: async () => {
      await app.close()
      await pool().end()
      await tracing()?.stop()
    },
  })
  // Every interface unless one is named.
  server.listen(port, process.env.HOST || undefined)
  await once(server, 'listening')
  log().info(`Ready on http://localhost:${(server.address() as AddressInfo).port}`)
}

/** One look-up for all current requests for public lists. */
const readVisitorsVersions = (names: readonly ListName[]) =>
  readListVersions({ actor: { type: 'visitor' }, now: () => new Date(), db: database() }, names)

start().catch((error: unknown) => {
  log().fatal({ err: error }, 'The product did not start')
  process.exit(1)
})
