import pg from 'pg'
import { type APIRequestContext, type BrowserContext, expect } from 'playwright/test'
import { newAccount, signIn } from './browser'

type Table = 'testimonials' | 'staff_members' | 'events'

let pool: pg.Pool | undefined

/** Cached per worker, because opening a connection costs more than most queries. */
function connections(): pg.Pool {
  pool ??= new pg.Pool({
    connectionString: process.env.PRODUCT_DATABASE_URL,
    max: 2,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  return pool
}

/** Queries the database of the product that the browser tests share. */
export async function ask<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await connections().query<Row>(text, values)).rows
}

/** Creates a website of a new account and signs the browser in to it; returns its id. */
export async function newSite(context: BrowserContext, request: APIRequestContext): Promise<number> {
  const email = await newAccount(request)
  await signIn(context, email)
  const [site] = await ask<{ id: number }>(
    `insert into websites (client_id, name, url)
     select id, 'Le Mas d’Élise', 'https://le-mas.example' from users where email = $1 returning id`,
    [email],
  )
  return site?.id ?? 0
}

export async function addTestimonials(websiteId: number, ...names: string[]): Promise<void> {
  await ask(
    `insert into testimonials (website_id, position, customer_name, customer_role, content)
     select $1, place, name, 'Cliente', 'Un accueil parfait, de ' || name || '.'
     from unnest($2::text[]) with ordinality as given (name, place)`,
    [websiteId, names],
  )
}

/** The stored names of a website's list, in order, with « (caché) » after the hidden ones. */
export async function storedList(websiteId: number, table: Table = 'testimonials'): Promise<string[]> {
  const column = { testimonials: 'customer_name', staff_members: 'name', events: 'title' }[table]
  const rows = await ask<{ name: string; active: boolean; position: number }>(
    `select ${column} as name, active, position from ${table} where website_id = $1 order by position`,
    [websiteId],
  )
  return rows.map(({ name, active }) => (active ? name : `${name} (caché)`))
}

/** Locks a table while `meanwhile` runs, which must be short because other tests wait for it too. */
export async function withTableLocked(
  table: string,
  meanwhile: (holder: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.PRODUCT_DATABASE_URL })
  await client.connect()
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    await meanwhile(client)
  } finally {
    await client.end()
  }
}

/** Cancels the query of a website's list that `load` causes, as a timeout would. */
export async function failReading(table: Table, load: () => Promise<unknown>): Promise<void> {
  let loading: Promise<unknown> | undefined
  await withTableLocked(table, async (holder) => {
    loading = load()
    await expect
      .poll(async () => {
        // Within a transaction, pg_stat_activity is a snapshot of the first read.
        await holder.query('select pg_stat_clear_snapshot()')
        const { rowCount } = await holder.query(
          `select pg_cancel_backend(pid) from pg_stat_activity
           where pg_backend_pid() = any(pg_blocking_pids(pid)) and query like $1`,
          [`%from "websites" left join "${table}"%`],
        )
        return rowCount
      })
      .toBeGreaterThan(0)
  })
  await loading
}
