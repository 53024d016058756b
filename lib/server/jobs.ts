import PgBoss from 'pg-boss'
import type { Mail } from '../domain/notifications/jobs'
import { attemptDelivery } from '../domain/webhooks/attempt-delivery'
import { deleteFiles } from '../providers/files/delete-files'
import { deliverWebhook } from '../providers/webhooks/deliver-webhook'
import { createContext } from './context'
import { pool } from './database'
import { deliverMail } from './deliver-mail'
import { keepHouse } from './housekeeping'
import { log } from './log'
import { HOUSEKEEPING, UPLOADS } from './queues'
import { reconcileUploads } from './reconcile-uploads'
import { sweepFiles } from './sweep-files'

/** More than one, so that a mail whose provider is silent does not hold up the others. Each looks for work every 0.5 s,
 *  which keeps within the provider's five mails a second. */
const MAIL_WORKERS = 2

/** Ten at once, each for five seconds at most: a burst to a silent site holds up neither mail nor, for long, the other
 *  sites. A job that comes again finds its attempt made. */
const WEBHOOK_WORK = { pollingIntervalSeconds: 0.5, batchSize: 10 }

/** A job that is done is gone within hours: reset and confirmation links stand in its data. */
const RETENTION = { archiveCompletedAfterSeconds: 3600, deleteAfterHours: 1 }

const connection = () => ({ executeSql: (text: string, values: unknown[]) => pool().query(text, values) })

/** Starts working off jobs in this instance. Several instances share the queues; each job goes to one of them. */
export async function startJobs(): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ db: connection(), migrate: false, ...RETENTION })
  boss.on('error', (error) => log().error({ err: error }, 'The job queue failed'))
  await boss.start()
  for (let worker = 0; worker < MAIL_WORKERS; worker += 1) {
    await boss.work('mail', { pollingIntervalSeconds: 0.5, batchSize: 1, includeMetadata: true }, deliver)
  }
  await boss.work<{ keys: string[] }>('files', { batchSize: 50 }, async (jobs) =>
    deleteFiles(jobs.flatMap(({ data }) => data.keys)),
  )
  await boss.work<{ deliveryId: number }>('webhooks', WEBHOOK_WORK, async (jobs) => {
    const ctx = createContext(null)
    await Promise.all(jobs.map(({ data }) => attemptDelivery(ctx, deliverWebhook, data.deliveryId)))
  })
  await boss.work(UPLOADS, () => reconcileUploads())
  await boss.work(HOUSEKEEPING, async () => {
    await keepHouse()
    await sweepFiles()
  })
  return { stop: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }) }
}

async function deliver(jobs: PgBoss.JobWithMetadata<Mail>[]): Promise<void> {
  for (const { id, data, retryCount, retryLimit } of jobs) {
    try {
      await deliverMail(data)
    } catch (error) {
      const about = { err: error, job: id, kind: data.kind }
      if (retryCount < retryLimit) log().warn(about, 'A mail was not delivered; it will be tried again')
      else log().error(about, 'A mail was given up; it is among the dead letters')
      throw error
    }
  }
}
