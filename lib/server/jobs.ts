import PgBoss from 'pg-boss'
import type { Mail } from '../domain/notifications/jobs'
import { pool } from './database'
import { deliverMail } from './deliver-mail'
import { log } from './log'

const connection = () => ({ executeSql: (text: string, values: unknown[]) => pool().query(text, values) })

/** Starts working off jobs in this instance. Several instances share the queues; each job goes to one of them. */
export async function startJobs(): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ db: connection(), migrate: false })
  boss.on('error', (error) => log().error({ err: error }, 'The job queue failed'))
  await boss.start()
  await boss.work<Mail>('mail', { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (jobs) => {
    for (const { id, data } of jobs) {
      try {
        await deliverMail(data)
      } catch (error) {
        log().warn(
          { err: error, job: id, kind: data.kind },
          'A mail was not delivered; it will be tried again',
        )
        throw error
      }
    }
  })
  return { stop: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }) }
}
