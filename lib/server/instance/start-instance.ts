import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseUnreachable } from '../../domain/database-errors'
import { env, isRehearsalBuild } from '../../env'
import { clearLeftForms } from '../forms/left-forms'
import { startJobs } from '../jobs/start-jobs'
import { checkDatabase, warnOfSampleTexts } from './boot-checks'
import { log } from './log'

/** Prepares an instance once before it serves. Throws one error that names every fault of configuration or database. */
export async function startInstance(): Promise<{ stop: () => Promise<void> }> {
  const { OSTAL_ENV, OSTAL_REHEARSAL } = env()
  if (OSTAL_REHEARSAL !== isRehearsalBuild)
    throw new Error('OSTAL_REHEARSAL is not what the product was built with: run `npm run build` again')
  if (OSTAL_ENV === 'production') warnOfSampleTexts()
  else
    log().warn({ OSTAL_ENV }, 'This is no production: simulators, sample accounts and plain http are allowed')
  await checkDatabaseOnceReachable()
  await clearLeftForms()
  return startJobs()
}

const START_TIMEOUT_MS = 60_000
const PAUSE_MS = 1_000

/** Waits for a database that is still starting, or for a machine too busy to connect in time. */
async function checkDatabaseOnceReachable(): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      return await checkDatabase()
    } catch (error) {
      if (!isDatabaseUnreachable(error) || Date.now() > deadline) throw error
      log().warn({ err: error }, 'The database cannot be reached yet')
    }
    await delay(PAUSE_MS)
  }
}
