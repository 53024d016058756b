import { env } from '../env'
import { checkDatabase } from './boot-checks'
import { startJobs } from './jobs/start-jobs'
import { clearLeftForms } from './left-forms'
import { log } from './log'

/** What an instance does once before it serves. Throws one error that names every fault of configuration or database. */
export async function startInstance(): Promise<{ stop: () => Promise<void> }> {
  const { OSTAL_ENV } = env()
  if (OSTAL_ENV !== 'production')
    log().warn({ OSTAL_ENV }, 'This is no production: simulators, sample accounts and plain http are allowed')
  await checkDatabase()
  await clearLeftForms()
  return startJobs()
}
