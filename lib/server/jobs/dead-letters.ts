import { sql } from 'drizzle-orm'
import type { Reader } from '@/db/client'
import { DEAD_LETTERS } from '../../domain/jobs/queries'
import type { Mail } from '../../domain/notifications/jobs'

export type DeadLetter = {
  id: string
  givenUpAt: Date
  mail: Mail
  reason: string | null
  /** The request that caused the mail, for the log. */
  requestId: string | null
}

/** The mails that failed after their last retry, latest first, with the provider's last answer. */
export async function listDeadLetters(db: Reader): Promise<DeadLetter[]> {
  return db
    .select({
      id: sql<string>`id`,
      givenUpAt: sql`created_on`.mapWith((at: string) => new Date(at)),
      mail: sql<Mail>`data - 'cause'`,
      requestId: sql<string | null>`data -> 'cause' ->> 'requestId'`,
      reason: sql<string | null>`output ->> 'message'`,
    })
    .from(sql`pgboss.job`)
    .where(sql`name = ${DEAD_LETTERS}`)
    .orderBy(sql`created_on desc`)
}
