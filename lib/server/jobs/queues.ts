import PgBoss from 'pg-boss'
import { DEAD_LETTERS } from '../../domain/jobs/queries'
import { contactDigest } from './contact-digest'
import { files } from './files'
import { housekeeping } from './housekeeping'
import { labels } from './labels'
import { links } from './links'
import { lowStock } from './low-stock'
import { accountMail, mail } from './mail'
import { orders } from './orders'
import { parcels } from './parcels'
import type { Queue } from './queue'
import { refunds } from './refunds'
import { uploads } from './uploads'

/** Every queue that an instance works off. */
export const QUEUES = [
  accountMail,
  mail,
  links,
  files,
  uploads,
  orders,
  refunds,
  labels,
  parcels,
  contactDigest,
  lowStock,
  housekeeping,
] as Queue[]

/** Creates pg-boss's own tables, the queues and their schedules. Part of the migration, not of the start. */
export async function prepareQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false })
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name, options } of [{ name: DEAD_LETTERS, options: {} }, ...QUEUES]) {
    const queue = { name, ...options }
    await (existing.has(name) ? boss.updateQueue(name, queue) : boss.createQueue(name, queue))
  }
  for (const { name, schedule } of QUEUES) {
    if (schedule) await boss.schedule(name, schedule.cron, {}, schedule.options)
  }
  await boss.stop({ graceful: false })
}
