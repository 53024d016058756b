import type { ClientBase } from 'pg'

/** Milliseconds that the database allows a session of the product for a statement, and idle in a transaction. */
export const TIME_LIMITS = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 }

const NAMES = Object.keys(TIME_LIMITS) as (keyof typeof TIME_LIMITS)[]

/** Makes the limits the defaults of the connected role in this database, from its next session on. A pooler drops limits that a
 *  client sends when it connects. */
export async function limitRole(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const database = client.escapeIdentifier(rows[0]?.name ?? '')
  for (const limit of NAMES)
    await client.query(`alter role current_user in database ${database} set ${limit} = ${TIME_LIMITS[limit]}`)
}

/** For a session that may take long: a migration, a backup. */
export async function liftLimits(client: ClientBase): Promise<void> {
  for (const limit of NAMES) await client.query(`set ${limit} = 0`)
}
