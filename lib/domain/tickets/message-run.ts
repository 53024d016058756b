import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { ticketMessages } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { mailTimes } from './mail-times'

/** Maximum messages read: of more within two minutes, the earlier ones are mailed sooner. */
const READ_MAX = 50
/** In characters, of an earlier message quoted in a mail. */
const BODY_MAX = 600

/** A message and when it is mailed, if it is part of the run at the end of the list. */
export type ToldMessage = {
  id: number
  authorId: number
  firstName: string
  lastName: string
  at: number
  /** Its beginning. */
  body: string
  mailedAt: number | null
}

/** A ticket's messages up to one, oldest first. The last consecutive ones of one side have their mailing time. */
export async function readToldMessages(
  reads: Reads,
  { ticketId, ownerId, lastId }: { ticketId: number; ownerId: number; lastId: number },
): Promise<ToldMessage[]> {
  const rows = await reads.db
    .select({
      id: ticketMessages.id,
      authorId: ticketMessages.authorId,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: ticketMessages.createdAt,
      body: sql<string>`left(${ticketMessages.body}, ${sql.raw(String(BODY_MAX))})`,
    })
    .from(ticketMessages)
    .innerJoin(users, eq(users.id, ticketMessages.authorId))
    .where(and(eq(ticketMessages.ticketId, ticketId), lte(ticketMessages.id, lastId)))
    .orderBy(desc(ticketMessages.id))
    .limit(READ_MAX)
  const messages = rows.reverse().map(({ createdAt, ...row }) => ({ ...row, at: createdAt.getTime() }))
  const isOwners = messages.map(({ authorId }) => authorId === ownerId)
  const start = isOwners.lastIndexOf(!isOwners.at(-1)) + 1
  const times = mailTimes(messages.slice(start).map(({ at }) => at))
  return messages.map((message, index) => ({ ...message, mailedAt: times[index - start] ?? null }))
}
