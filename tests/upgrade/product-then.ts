import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { type Product, startProduct } from '../../scripts/launch/product'
import type { Former } from './former-data'

const CLOCK = pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href

/** Starts this version's product on a database, at the time at which the former one was recorded. Its schedules do not run,
 *  because a job that changes rows would change answers. */
export async function startProductThen(
  url: string,
  { at, secret }: Pick<Former, 'at' | 'secret'>,
): Promise<Product> {
  const product = await startProduct({
    env: {
      DATABASE_URL: url,
      AUTH_SECRET: secret,
      NODE_OPTIONS: `--import ${CLOCK}`,
      CLOCK_AT: at,
    },
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('delete from pgboss.schedule')
  await client.end()
  return product
}
