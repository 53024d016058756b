import type { ClientBase } from 'pg'
import PgBoss from 'pg-boss'
import { DEAD_LETTERS } from '../../domain/jobs/queries'
import type { Job, JobInputs } from '../../domain/notifications/jobs'
import { billing, billingReconcile } from './billing'
import { billingRefunds } from './billing-refunds'
import { cancellations } from './cancellations'
import { contactDigest } from './contact-digest'
import { fees } from './fees'
import { files } from './files'
import { housekeeping } from './housekeeping'
import { invoiceDocuments, missingInvoiceDocuments } from './invoice-documents'
import { labels } from './labels'
import { links } from './links'
import { lowStock } from './low-stock'
import { accountMail, mail } from './mail'
import { orders } from './orders'
import { parcels } from './parcels'
import { priceReductions } from './price-reductions'
import type { Queue, Sending } from './queue'
import { refunds } from './refunds'
import { uploads } from './uploads'
import { withdrawals } from './withdrawals'

const ALL = {
  accountMail,
  mail,
  links,
  cancellations,
  files,
  uploads,
  orders,
  refunds,
  withdrawals,
  billing,
  billingReconcile,
  billingRefunds,
  invoiceDocuments,
  missingInvoiceDocuments,
  fees,
  labels,
  parcels,
  contactDigest,
  lowStock,
  priceReductions,
  housekeeping,
} satisfies QueueOfEachInput & Record<string, Queue<never>>

/** Every queue that accepts jobs: the compiler requires a line here for each queue's entry in `JobInputs`. */
type QueueOfEachInput = { [Name in keyof JobInputs]: { send: (input: JobInputs[Name]) => Sending } }

/** Every queue whose jobs an instance processes. */
export const QUEUES = Object.values(ALL) as Queue[]

/** The queue of a job, its data and its options. */
export function sendingOf(job: Job): Sending & { queue: string } {
  const { name, send } = ALL[job.queue] as { name: string; send: (input: Job) => Sending }
  return { queue: name, ...send(job) }
}

/** Creates pg-boss's own tables, the queues and their schedules. Run by the migration, not at start. */
export async function prepareQueues(client: ClientBase): Promise<void> {
  const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) }
  const boss = new PgBoss({ db, supervise: false, schedule: false })
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
