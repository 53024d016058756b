import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Load } from './load'
import type { PatroniNode } from './patroni'
import type { DatabaseCluster } from './start-cluster'

/** Milliseconds. PostgreSQL answers a COMMIT whose wait for the standby is cancelled as done, with a warning alone. */
const STATEMENT_TIMEOUT = 2_000
const PAUSE_MS = 100

/** A client that is connected to one server and stays there, past HAProxy and with a statement timeout. Its writes go into the load's
 *  history. Answers how to stop it. */
export async function writePast(
  { passwords }: DatabaseCluster,
  { port }: PatroniNode,
  { writes, ground }: Load,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port, user: 'ostal', password: passwords.product, database: 'ostal' },
    statement_timeout: STATEMENT_TIMEOUT,
  })
  client.on('error', () => undefined)
  await client.connect()
  const site = ground.stray
  let isStopped = false
  const work = async () => {
    while (!isStopped) {
      const [key, from] = [randomUUID(), Date.now()]
      const outcome = await client.query(INSERT, [site, key]).then(
        () => 'acknowledged' as const,
        () => 'unknown' as const,
      )
      writes.push({ kind: 'entry', key, place: `site ${site}, past HAProxy`, from, to: Date.now(), outcome })
      await sleep(PAUSE_MS)
    }
  }
  const working = work()
  return async () => {
    isStopped = true
    await working
    await client.end().catch(() => undefined)
  }
}

const INSERT = `insert into testimonials (website_id, position, content, customer_name, customer_role)
  values ($1, (select count(*) + 1 from testimonials where website_id = $1), $2, 'Paul', 'Client')`
