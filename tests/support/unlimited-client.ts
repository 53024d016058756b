import { Client, type Pool } from 'pg'
import { liftLimits } from '@/db/time-limits'
import { unpooled } from './database'

/** A direct connection to a pool's database for bulk loads: the product's allow ten seconds per statement, too few for a busy
 *  machine. */
export async function unlimitedClient(pool: Pool): Promise<Client> {
  const client = new Client({ connectionString: unpooled(String(pool.options.connectionString)) })
  await client.connect()
  await liftLimits(client)
  return client
}
