import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { scalarSubquery } from '../lists/scalar-subquery'
import { ownsTicket } from '../permissions/scopes'

/** Changes whenever the answer of `listMessages` changes: messages are added, never changed or deleted alone, but an author's
 *  name and role may change. It refers to the ticket by id, so that the database computes it once for all rows. */
export const versionOf = (ticketId: number): SQL<string> =>
  scalarSubquery<string>(sql`(
    select md5(concat_ws(' ', ${tickets.lastMessageId}, (
      select string_agg(concat_ws(' ', ${users.id}, ${users.firstName}, ${users.lastName}, ${users.role}), ',' order by ${users.id})
      from ${users}
      where ${users.id} in (select ${ticketMessages.authorId} from ${ticketMessages} where ${ticketMessages.ticketId} = ${ticketId})
    ))) from ${tickets} where ${tickets.id} = ${ticketId})`)

/** 48 bits of the digest, like a list's version. */
export const versionNumber = (digest: string): number => Number.parseInt(digest.slice(0, 12), 16)

/** The version alone, for the ticket's readers. */
export async function getMessagesVersion(reads: Reads, ticketId: number): Promise<number> {
  actingUser(reads)
  const [found] = await reads.db
    .select({ version: versionOf(ticketId) })
    .from(tickets)
    .where(and(eq(tickets.id, ticketId), ownsTicket(reads)))
  if (!found) throw notFound()
  return versionNumber(found.version)
}
