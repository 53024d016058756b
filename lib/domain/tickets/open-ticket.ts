import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ticketFiles } from '@/db/schema/ticket-files'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { getOwnInfo } from '../accounts/queries'
import { type Context, requireActor } from '../context'
import { getTicketWithFiles } from './queries'
import type { OpenTicket, SentTicketFile, Ticket, TicketWithFiles } from './schema'
import { type StoredTicketFile, type StoreFile, storeTicketFiles } from './store-ticket-files'

type Attached = { store: StoreFile; files: SentTicketFile[] }

/** Opens a ticket with its description as the first message. Mails nobody: see openTicket. */
export async function insertTicket(tx: Context, input: OpenTicket, submission?: string): Promise<Ticket> {
  const { id: userId } = requireActor(tx)
  const [ticket] = await tx.db
    .insert(tickets)
    .values({ userId, type: input.type, title: input.title, submission: submission ?? null })
    .returning()
  if (!ticket) throw new Error('The ticket was not written')
  await tx.db
    .insert(ticketMessages)
    .values({ ticketId: ticket.id, authorId: userId, body: input.description })
  return ticket
}

/** Opens a ticket, with all of its files or not at all, and tells the agency. A repeat of one submission answers the
 *  first ticket. */
export async function openTicket(
  ctx: Context,
  input: OpenTicket,
  attached?: Attached,
): Promise<TicketWithFiles> {
  requireActor(ctx)
  const submission = submissionOf(input, attached?.files)
  const earlier = attached && submission ? await findSubmitted(ctx, submission) : undefined
  if (earlier) return getTicketWithFiles(ctx, earlier.id)
  const stored = attached ? await storeTicketFiles(ctx, attached.store, attached.files) : []
  return ctx.transaction(async (tx) => {
    if (submission) await holdOwnAccount(tx)
    const first = submission ? await findSubmitted(tx, submission) : undefined
    if (first) {
      if (stored.length > 0) await tx.enqueue({ queue: 'files', keys: stored.map(({ fileKey }) => fileKey) })
      return getTicketWithFiles(tx, first.id)
    }
    const ticket = await insertTicket(tx, input, submission)
    const files = await insertFiles(tx, ticket, stored)
    await tellAgency(tx, ticket, input.description, files.length)
    return { ...ticket, files }
  })
}

async function insertFiles(tx: Context, { id: ticketId, userId }: Ticket, stored: StoredTicketFile[]) {
  if (stored.length === 0) return []
  return tx.db
    .insert(ticketFiles)
    .values(stored.map((file) => ({ ...file, ticketId, uploaderId: userId })))
    .returning({ id: ticketFiles.id, name: ticketFiles.name, bytes: ticketFiles.bytes })
}

async function tellAgency(tx: Context, ticket: Ticket, body: string, fileCount: number): Promise<void> {
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

/** So that two sends of one submission come one after the other. */
async function holdOwnAccount(tx: Context): Promise<void> {
  const { id } = requireActor(tx)
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

async function findSubmitted(tx: Context, submission: string): Promise<{ id: number } | undefined> {
  const { id: userId } = requireActor(tx)
  const [found] = await tx.db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.userId, userId), eq(tickets.submission, submission)))
  return found
}

/** Text and files count too: who comes back to a sent form and sends something else opens another ticket. */
function submissionOf(
  { submissionId, type, title, description }: OpenTicket,
  files: SentTicketFile[] = [],
): string | undefined {
  if (!submissionId) return undefined
  const digests = files.map(({ digest }) => digest)
  return createHash('sha256')
    .update(JSON.stringify([submissionId, type, title, description, digests]))
    .digest('hex')
}
