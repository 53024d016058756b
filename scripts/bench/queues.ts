import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Mail } from '../../lib/domain/notifications/jobs'
import type { Product } from './product'

type Resources = { pool: Pool; receiver: Product['receiver'] }
/** `pendingQuery` counts the unfinished jobs as `pending`. */
export type Backlog = { jobs: number; pendingQuery: string; enqueue: () => Promise<void> }
type Queue = { queue: string; prepare: (resources: Resources) => Promise<Backlog> }

const MAILS = 60
const FILES = 1_000
/** An owner's endpoints share a few turns, and an endpoint gets one message at a time. */
const OWNERS = 5
const ENDPOINTS = 8
const EVENTS = 10

/** The busiest queues, with jobs as the product enqueues them. */
export const QUEUES: Queue[] = [
  { queue: 'mail', prepare: async ({ pool }) => bossJobs(pool, 'mail', listOf(MAILS, sampleMail)) },
  {
    queue: 'files',
    prepare: async ({ pool }) =>
      bossJobs(
        pool,
        'files',
        listOf(FILES, () => ({ keys: [randomUUID()] })),
      ),
  },
  { queue: 'webhooks', prepare: prepareWebhooks },
  { queue: 'invoice-documents', prepare: prepareInvoices },
]

const listOf = <Item>(length: number, create: () => Item): Item[] => Array.from({ length }, create)

function sampleMail(): Mail {
  const id = randomUUID()
  return { kind: 'security-change', id, about: 'totp-added', to: `essai-${id}@exemple.fr` }
}

function bossJobs(pool: Pool, name: string, jobs: object[]): Backlog {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  return {
    jobs: jobs.length,
    pendingQuery: `select count(*)::int as pending from pgboss.job where name = '${name}' and state < 'completed'`,
    enqueue: async () => {
      await pool.query('delete from pgboss.job where name = $1', [name])
      await boss.insert(jobs.map((data) => ({ name, data })))
    },
  }
}

/** The sample invoices, each drawn again. */
async function prepareInvoices({ pool }: Resources): Promise<Backlog> {
  const { rows } = await pool.query<{ invoiceId: number }>(
    'select id as "invoiceId" from invoices where number is not null',
  )
  const backlog = bossJobs(pool, 'invoice-documents', rows)
  return {
    ...backlog,
    enqueue: async () => {
      await deleteDocuments(pool)
      await backlog.enqueue()
    },
  }
}

/** Disables, on its own connection, the trigger that refuses this. */
async function deleteDocuments(pool: Pool): Promise<void> {
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query('delete from invoice_documents')
  client.release(true)
}

/** Messages to endpoints of several owners. */
async function prepareWebhooks({ pool, receiver }: Resources): Promise<Backlog> {
  await pool.query(
    `insert into webhook_endpoints (website_id, url, secret)
     select website.id, $1 || '?endpoint=' || n || '&site=' || website.id, $2
     from (select distinct on (client_id) id from websites order by client_id, id limit $3) website,
       generate_series(1, $4::int) n
     on conflict do nothing`,
    [receiver.url, receiver.secret, OWNERS, ENDPOINTS],
  )
  return {
    jobs: OWNERS * ENDPOINTS * EVENTS,
    pendingQuery: "select count(*)::int as pending from webhook_deliveries where state = 'pending'",
    enqueue: async () => {
      await pool.query(
        `insert into webhook_deliveries (endpoint_id, event_id, type, payload)
         select id, gen_random_uuid()::text, 'products.changed', '{"type":"products.changed","data":{}}'
         from webhook_endpoints, generate_series(1, $2::int) where url like $1 || '?endpoint=%'`,
        [receiver.url, EVENTS],
      )
    },
  }
}
