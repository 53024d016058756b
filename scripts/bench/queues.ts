import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Mail } from '../../lib/domain/notifications/jobs'
import type { Product } from './product'

type Parts = { pool: Pool; receiver: Product['receiver'] }
/** `left` counts the jobs that are not done; `put` writes them. */
export type Filled = { jobs: number; left: string; put: () => Promise<void> }
type Filling = { queue: string; fill: (parts: Parts) => Promise<Filled> }

/** Jobs of each queue that takes many, as the product writes them, against the simulators. */
export const QUEUES: Filling[] = [
  { queue: 'mail', fill: ({ pool }) => jobsOf(pool, 'mail', Array.from({ length: 60 }, aMail)) },
  {
    queue: 'files',
    fill: ({ pool }) =>
      jobsOf(
        pool,
        'files',
        Array.from({ length: 1_000 }, () => ({ keys: [randomUUID()] })),
      ),
  },
  { queue: 'webhooks', fill: fillWebhooks },
  { queue: 'invoice-documents', fill: fillInvoices },
]

function aMail(): Mail {
  const id = randomUUID()
  return { kind: 'security-change', id, about: 'totp-added', to: `essai-${id}@exemple.fr` }
}

async function jobsOf(pool: Pool, name: string, jobs: object[]): Promise<Filled> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  return {
    jobs: jobs.length,
    left: `select count(*)::int as left from pgboss.job where name = '${name}' and state < 'completed'`,
    put: async () => {
      // What an earlier round left.
      await pool.query('delete from pgboss.job where name = $1', [name])
      await boss.insert(jobs.map((data) => ({ name, data })))
    },
  }
}

/** The sample invoices, each drawn once more. */
async function fillInvoices({ pool }: Parts): Promise<Filled> {
  const { rows } = await pool.query<{ invoiceId: number }>(
    'select id as "invoiceId" from invoices where number is not null',
  )
  const filled = await jobsOf(pool, 'invoice-documents', rows)
  return { ...filled, put: () => forgetDocuments(pool).then(filled.put) }
}

/** A trigger keeps them; it is off for this connection alone. */
async function forgetDocuments(pool: Pool): Promise<void> {
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query('delete from invoice_documents')
  client.release(true)
}

const ADDRESSES = 40
const EVENTS = 10

/** As many addresses of each website, since an address gets one message at a time and an owner a few. */
async function fillWebhooks({ pool, receiver }: Parts): Promise<Filled> {
  await pool.query(
    `insert into webhook_endpoints (website_id, url, secret)
     select website.id, $1 || '?address=' || n || '&site=' || website.id, $2
     from (select id from websites order by id limit 5) website, generate_series(1, $3::int / 5) n
     on conflict do nothing`,
    [receiver.url, receiver.secret, ADDRESSES],
  )
  return {
    jobs: ADDRESSES * EVENTS,
    left: "select count(*)::int as left from webhook_deliveries where state = 'pending'",
    put: () =>
      pool
        .query(
          `insert into webhook_deliveries (endpoint_id, event_id, type, payload)
           select id, gen_random_uuid()::text, 'products.changed', '{"type":"products.changed","data":{}}'
           from webhook_endpoints, generate_series(1, $2::int) where url like $1 || '?address=%'`,
          [receiver.url, EVENTS],
        )
        .then(() => {}),
  }
}
