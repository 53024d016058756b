import { sql } from 'drizzle-orm'
import type { Queryable } from '@/db/client'
import type { Mail } from '../domain/notifications/jobs'
import { DEAD_LETTERS } from './queues'

export type DeadLetter = { id: string; givenUpAt: Date; mail: Mail; reason: string | null }

/** The mails that were given up after their last retry, latest first, with the provider's last answer. */
export async function listDeadLetters(db: Queryable): Promise<DeadLetter[]> {
  const { rows } = await db.execute<{ id: string; at: string; mail: Mail; reason: string | null }>(sql`
    select id, created_on as at, data as mail, output ->> 'message' as reason
    from pgboss.job where name = ${DEAD_LETTERS} order by created_on desc`)
  return rows.map(({ id, at, mail, reason }) => ({ id, givenUpAt: new Date(at), mail, reason }))
}
