import type { Pool } from 'pg'

/** The ids of an account's sessions. */
export async function sessionsOf(pool: Pool, userId: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from sessions where user_id = $1', [userId])
  return rows.map(({ id }) => id)
}

/** The audit log's rows about an action on an account, oldest first. */
export async function auditedOf(pool: Pool, userId: number, action: string) {
  const { rows } = await pool.query(
    "select before, after from audit_log where subject_type = 'user' and subject_id = $1 and action = $2 order by id",
    [String(userId), action],
  )
  return rows
}
