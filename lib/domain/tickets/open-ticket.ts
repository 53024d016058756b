import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { getOwnInfo } from '../accounts/queries'
import { actingUser, type Context, type Reads, type Tx } from '../context'
import { insertFiles } from './insert-files'
import { insertTicket } from './insert-ticket'
import { getTicketWithFiles } from './queries'
import type { OpenTicket, SentTicketFile, Ticket, TicketWithFiles } from './schema'
import { checkTicketFiles, storeTicketFiles } from './store-ticket-files'

/** Opens a ticket, with all of its files or not at all, and notifies the agency. A repeated submission returns the first
 *  ticket. */
export async function openTicket(
  ctx: Context,
  { files: sent = [], ...input }: OpenTicket & { files?: SentTicketFile[] },
): Promise<TicketWithFiles> {
  actingUser(ctx)
  const submission = submissionOf(input, sent)
  // Before the files of a repeat are stored again.
  const earlier = submission && sent.length > 0 ? await findSubmitted(ctx, submission) : undefined
  if (earlier) return getTicketWithFiles(ctx, earlier.id)
  const stored = await storeTicketFiles(ctx, await checkTicketFiles(sent))
  return ctx.transaction(async (tx) => {
    await lockOwnAccount(tx)
    const first = submission ? await findSubmitted(tx, submission) : undefined
    if (first) {
      if (stored.length > 0) await tx.enqueue({ queue: 'files', keys: stored.map(({ fileKey }) => fileKey) })
      return getTicketWithFiles(tx, first.id)
    }
    const ticket = await insertTicket(tx, { ...input, submission })
    const files = await insertFiles(tx, { ticketId: ticket.id, messageId: null }, stored)
    await notifyAgency(tx, ticket, input.description, files.length)
    return { ...ticket, files: files.map(({ id, name, bytes }) => ({ id, name, bytes })) }
  })
}

export async function notifyAgency(tx: Tx, ticket: Ticket, body: string, fileCount: number): Promise<void> {
  const { firstName, lastName } = await getOwnInfo(tx)
  await tx.enqueue({
    queue: 'mail',
    mail: {
      kind: 'ticket-opened',
      ticketId: ticket.id,
      title: ticket.title,
      type: ticket.type,
      clientName: `${firstName} ${lastName}`,
      body,
      fileCount,
    },
  })
}

/** Locked so that two requests with the same submission run one after the other; always before the ticket's site and client,
 *  because the ticket references the account. */
async function lockOwnAccount(tx: Tx): Promise<void> {
  const { id } = actingUser(tx)
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

async function findSubmitted(reads: Reads, submission: string): Promise<{ id: number } | undefined> {
  const { id: userId } = actingUser(reads)
  const [found] = await reads.db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.submission, submission)))
  return found
}

/** Text and files count too: the same form sent again with another content opens another ticket. */
function submissionOf(
  { submissionId, type, title, description, websiteId = null }: OpenTicket,
  files: SentTicketFile[],
): string | undefined {
  if (!submissionId) return undefined
  const digests = files.map(({ digest }) => digest)
  return createHash('sha256')
    .update(JSON.stringify([submissionId, type, title, description, websiteId, digests]))
    .digest('hex')
}
