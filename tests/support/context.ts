import { afterAll } from 'vitest'
import { createDatabase, createPool } from '@/db/client'
import type { Actor, Context, Role } from '@/lib/domain/context'
import { createContext } from '@/lib/server/context'
import { testDatabase } from './database'

/** A database of this file's own and contexts on it: `const { as, db } = await domain()`. */
export async function domain() {
  const pool = createPool(await testDatabase(), 25)
  // Before the database is dropped: hooks run last in, first out.
  afterAll(() => pool.end())
  const db = createDatabase(pool)
  return {
    db,
    pool,
    /** The context of somebody; of a visitor without an id. */
    as: (id?: number, role: Role = 'USER', sessionId: string = crypto.randomUUID()): Context => {
      const actor: Actor | null = id === undefined ? null : { id, role, sessionId }
      return createContext(actor, db)
    },
    /** The mails waiting in the queue, as data. */
    mails: async () =>
      (await pool.query("select data from pgboss.job where name = 'mail' order by created_on")).rows.map(
        ({ data }) => data,
      ),
  }
}
