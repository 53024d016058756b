import { asc, eq } from 'drizzle-orm'
import { ticketMessages } from '@/db/schema/tickets'
import type { Reads, Tx } from '../context'
import type { Conversation } from '../notifications/jobs'
import { readToldMessages } from './message-run'

/** After the two minutes: by then, transactions begun within them have ended. */
const GRACE_MS = 5_000

type Of = { ticketId: number; ownerId: number; messageId: number; isAnswer: boolean }

/** The conversation that the mail about a ticket's latest message shows, and when to send it: null means now. */
export async function readConversation(
  tx: Tx,
  { ticketId, ownerId, messageId, isAnswer }: Of,
): Promise<{ conversation: Conversation; after: Date | null }> {
  const messages = await readToldMessages(tx, { ticketId, ownerId, lastId: messageId })
  const last = messages.at(-1)
  const before = messages.at(-2)
  if (!last || last.mailedAt === null) throw new Error('The message was not written')
  const { at, mailedAt } = last
  const isGathered = mailedAt > at
  return {
    conversation: {
      at,
      count: messages.filter((message) => message.mailedAt === mailedAt).length,
      previous: before
        ? {
            authorName: isAnswer && before.authorId === ownerId ? null : nameOf(before, isAnswer),
            body: before.body,
            at: before.at,
          }
        : null,
      isGathered,
    },
    after: isGathered ? new Date(mailedAt + GRACE_MS) : null,
  }
}

/** To a client, staff are named by their first name. */
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }, isAnswer: boolean) =>
  isAnswer ? firstName : `${firstName} ${lastName}`

/** Whether the agency opened the ticket. */
export async function isOpenedForClient(
  { db }: Reads | Tx,
  { ticketId, ownerId }: Pick<Of, 'ticketId' | 'ownerId'>,
): Promise<boolean> {
  const [first] = await db
    .select({ authorId: ticketMessages.authorId })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.id))
    .limit(1)
  return first !== undefined && first.authorId !== ownerId
}
