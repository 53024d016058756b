import PgBoss from 'pg-boss'
import type { Mail } from '../domain/notifications/jobs'
import { pool } from './database'
import { deliverMail } from './deliver-mail'
import { log } from './log'

export const DEAD_LETTERS = 'dead-letters'

/** Mail is tried for about a day: 12 times, each wait twice the one before, starting with 5 s. */
const MAIL_RETRIES = { retryLimit: 12, retryDelay: 5, retryBackoff: true }

const connection = () => ({ executeSql: (text: string, values: unknown[]) => pool().query(text, values) })

/** Creates pg-boss's own tables and the queues. Part of the migration, not of the start. */
export async function prepareQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false })
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS)
  const mail = { name: 'mail', ...MAIL_RETRIES, deadLetter: DEAD_LETTERS }
  await (existing.has('mail') ? boss.updateQueue('mail', mail) : boss.createQueue('mail', mail))
  await boss.stop({ graceful: false })
}

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
