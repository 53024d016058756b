import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Context, type Reads, type Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { mailPerson } from '../notifications/mail-person'
import { can } from '../permissions/policy'
import type { Keyed } from '../submissions/schema'
import { claimSubmission, findSubmitted, keepSubmitted, type Submission } from '../submissions/submission'
import { changeTicket } from './change-ticket'
import { ANSWERED_SINCE, TOO_MANY_MESSAGE_FILES } from './constants'
import { isOpenedForClient, readConversation } from './conversation'
import { insertFiles } from './insert-files'
import { getTicket, listMessages, lockTicket } from './queries'
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
  /** Empty only if there are files. */
  body: string
  /** The last message that the author has seen. */
  lastMessageId?: number | undefined
}

/** Adds a message, with all of its files or not at all, reopens the ticket if it was closed, and mails the other side.
 *  `conflict` when another person has written since `lastMessageId`. */
export async function sendMessage(
  ctx: Context,
  { files: sent = [], submissionId, ...message }: SentMessage & Keyed & { files?: SentTicketFile[] },
): Promise<TicketMessage> {
  const { ticketId, body } = message
  const content = [ticketId, body, sent.map(({ digest }) => digest)]
  const submission = { submissionId, of: 'message', content }
  if (sent.length === 0) return writeMessage(ctx, message, { submission, stored: [] })
  const checked = await checkTicketFiles(sent, TOO_MANY_MESSAGE_FILES)
  // Stores nothing for actors without access, nor again for a repeat.
  await getTicket(ctx, ticketId)
  const [earlier] = (await findSubmitted(ctx, submission)) ?? []
  if (earlier !== undefined) return readMessage(ctx, { ticketId, id: earlier })
  const stored = await storeTicketFiles(ctx, checked)
  return writeMessage(ctx, message, { submission, stored }).catch(async (error) => {
    // Only if certain that nothing was written; otherwise the nightly job checks.
    if (error instanceof DomainError) await deleteStoredFiles(ctx, stored)
    throw error
  })
}

type Sending = { submission: Submission; stored: StoredTicketFile[] }

const writeMessage = (ctx: Context, message: SentMessage, { submission, stored }: Sending) =>
  ctx.transaction(async (tx) => {
    const [earlier] = (await claimSubmission(tx, submission)) ?? []
    if (earlier !== undefined) {
      if (stored.length > 0) await tx.enqueue({ queue: 'files', keys: stored.map(({ fileKey }) => fileKey) })
      return readMessage(tx, { ticketId: message.ticketId, id: earlier })
    }
    const added = await addMessage(tx, message, stored)
    await keepSubmitted(tx, submission, [added])
    return added
  })

async function readMessage(
  reads: Reads,
  { ticketId, id }: { ticketId: number; id: number },
): Promise<TicketMessage> {
  const { rows } = await listMessages(reads, { ticketId, after: { id: id - 1 }, limit: 1 })
  if (rows[0]?.id !== id) throw notFound()
  return rows[0]
}

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

  const notice = { id: message.id, body, fileCount: files.length, author, isAnswer }
  await notifyOtherSide(tx, ticket, notice)
  return { ...message, body, authorId: actor.id, authorName, authorRole: actor.role, files }
}

type Written = {
  id: number
  body: string
  fileCount: number
  author: { firstName: string; lastName: string }
  isAnswer: boolean
}

async function notifyOtherSide(
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
    const issues = [{ path: 'lastMessageId', message: ANSWERED_SINCE }]
    throw new DomainError('conflict', ANSWERED_SINCE, { issues })
  }
}

async function readPerson(tx: Tx, userId: number) {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('A ticket without its person')
  return user
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
