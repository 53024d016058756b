import { env } from '../env'
import { checkDatabase } from './boot-checks'
import { recordClientAddresses } from './client-address'
import { startJobs } from './jobs'
import { clearLeftForms } from './left-forms'
import { log } from './log'
import { keepPathsReadable } from './readable-path'
import { startDraining } from './readiness'

/** Checks configuration and database, starts the jobs and hears the signal to stop. A fault ends the process with its reason. */
export async function startInstance(): Promise<void> {
  try {
    keepPathsReadable()
    recordClientAddresses(env().TRUSTED_PROXY_HOPS)
    await checkDatabase()
    await clearLeftForms()
    const jobs = await startJobs()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        startDraining()
        jobs.stop().catch((error) => log().error({ err: error }, 'The jobs did not stop cleanly'))
      })
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
