import PgBoss from 'pg-boss'
import { createSystemContext } from '../context'
import { log } from '../instance/log'
import { startDelivering } from '../tasks/deliver-webhooks'
import { executeSql } from './execute-sql'
import { inJob } from './in-job'
import { QUEUES } from './queues'

/** Completed jobs are deleted within hours: they contain personal data. */
const RETENTION = { archiveCompletedAfterSeconds: 3600, deleteAfterHours: 1 }

/** How often one of the instances looks for jobs of a killed instance. */
const EXPIRY_SECONDS = 10

/** Starts processing jobs and webhooks in this instance. Several instances share them; each job goes to one of them. */
export async function startJobs(): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({
    db: { executeSql },
    migrate: false,
    ...RETENTION,
    maintenanceIntervalSeconds: EXPIRY_SECONDS,
  })
  boss.on('error', (error) => log().error({ err: error }, 'The job queue failed'))
  await boss.start()
  for (const { name, work: { workers = 1, ...options } = {}, run } of QUEUES) {
    for (let worker = 0; worker < workers; worker += 1) {
      await boss.work<object>(name, { ...options, includeMetadata: true }, (jobs) =>
        inJob(name, jobs, () => run(createSystemContext(name), jobs)),
      )
    }
  }
  const webhooks = startDelivering(() => createSystemContext('webhooks'))
  return {
    stop: async () => {
      await Promise.all([boss.stop({ graceful: true, wait: true, timeout: 10_000 }), webhooks.stop()])
    },
  }
}
