import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Context, type Tx } from '../context'
import { DomainError } from '../errors'
import { mailPerson } from '../notifications/mail-person'
import { can } from '../permissions/policy'
import { changeTicket } from './change-ticket'
import { ANSWERED_MEANWHILE, TOO_MANY_MESSAGE_FILES } from './constants'
import { isOpenedForClient, readConversation } from './conversation'
import { insertFiles } from './insert-files'
import { getTicket, lockTicket } from './queries'
import { setReadMark } from './read-marks'
import { type SentTicketFile, type TicketMessage } from './schema'
import {
  checkTicketFiles,
  deleteStoredFiles,
  type StoredTicketFile,
  storeTicketFiles,
} from './store-ticket-files'

type SentMessage = {
  ticketId: number
  /** Empty only with files. */
  body: string
  /** The last message that the author has seen. */
  lastMessageId?: number | undefined
}

/** Adds a message, with all of its files or not at all, reopens the ticket if it was closed, and mails the other side.
 *  `conflict` when another person has written since `lastMessageId`. */
export async function sendMessage(
  ctx: Context,
  { files: sent = [], ...message }: SentMessage & { files?: SentTicketFile[] },
): Promise<TicketMessage> {
  if (sent.length === 0) return writeMessage(ctx, message, [])
  const checked = await checkTicketFiles(sent, TOO_MANY_MESSAGE_FILES)
  // Nothing is stored for who may not write here.
  await getTicket(ctx, message.ticketId)
  const stored = await storeTicketFiles(ctx, checked)
  return writeMessage(ctx, message, stored).catch(async (error) => {
    // Only where it is certain that nothing was written; else the nightly job looks.
    if (error instanceof DomainError) await deleteStoredFiles(ctx, stored)
    throw error
  })
}

const writeMessage = (ctx: Context, message: SentMessage, stored: StoredTicketFile[]) =>
  ctx.transaction((tx) => addMessage(tx, message, stored))

/** The same within a transaction, with files that are stored already. */
export async function addMessage(
  tx: Tx,
  { ticketId, body, lastMessageId }: SentMessage,
  stored: StoredTicketFile[],
): Promise<TicketMessage> {
  const actor = actingUser(tx)
  const ticket = await lockTicket(tx, ticketId)
  if (lastMessageId !== undefined && lastMessageId < ticket.lastMessageId)
    await requireNoAnswerSince(tx, ticketId, lastMessageId)
  const [message] = await tx.db
    .insert(ticketMessages)
    .values({ ticketId, authorId: actor.id, body, fileCount: stored.length })
    .returning({ id: ticketMessages.id, createdAt: ticketMessages.createdAt })
  if (!message) throw new Error('The message was not written')
  const files = await insertFiles(tx, { ticketId, messageId: message.id }, stored)
  const author = await readPerson(tx, actor.id)
  const authorName = fullName(author)
  const isAnswer = can(tx.actor, 'tickets.manage') && actor.id !== ticket.userId
  await changeTicket(tx, ticket, {
    status: 'open',
    lastMessageId: message.id,
    waitingFor: isAnswer ? 'client' : 'agency',
    ...(isAnswer && { firstAnsweredAt: sql`coalesce(${tickets.firstAnsweredAt}, ${message.createdAt})` }),
  })
  await setReadMark(tx, ticketId, message.id)

  const told = { id: message.id, body, fileCount: files.length, author, isAnswer }
  await tellOtherSide(tx, ticket, told)
  return { ...message, body, authorId: actor.id, authorName, authorRole: actor.role, files }
}

type Written = {
  id: number
  body: string
  fileCount: number
  author: { firstName: string; lastName: string }
  isAnswer: boolean
}

async function tellOtherSide(
  tx: Tx,
  { id: ticketId, title, userId: ownerId }: { id: number; title: string; userId: number },
  { id: messageId, body, fileCount, author, isAnswer }: Written,
): Promise<void> {
  const { conversation, after } = await readConversation(tx, { ticketId, ownerId, messageId, isAnswer })
  const about = { messageId, ticketId, title, body, fileCount, conversation }
  if (!isAnswer) {
    const mail = { kind: 'ticket-message', ...about, clientName: fullName(author) } as const
    return tx.enqueue({ queue: 'mail', mail, ...(after && { after }) })
  }
  const isForClient = await isOpenedForClient(tx, { ticketId, ownerId })
  const mail = {
    kind: 'ticket-answered',
    ...about,
    authorName: author.firstName,
    ...(isForClient && { isForClient }),
  } as const
  await mailPerson(tx, await readPerson(tx, ownerId), mail, { after })
}

async function requireNoAnswerSince(tx: Tx, ticketId: number, lastMessageId: number): Promise<void> {
  const [answer] = await tx.db
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        gt(ticketMessages.id, lastMessageId),
        ne(ticketMessages.authorId, actingUser(tx).id),
      ),
    )
    .limit(1)
  if (answer) {
    const issues = [{ path: 'lastMessageId', message: ANSWERED_MEANWHILE }]
    throw new DomainError('conflict', ANSWERED_MEANWHILE, { issues })
  }
}

async function readPerson(tx: Tx, userId: number) {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('A ticket without its person')
  return user
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
