import { and, eq } from 'drizzle-orm'
import { ticketFiles } from '@/db/schema/ticket-files'
import { tickets } from '@/db/schema/tickets'
import { type Context, isStaff, requireActor } from '../context'
import { notFound } from '../errors'

export type TicketFileSource = { name: string; mime: string; bytes: number; key: string }

/** Where a ticket's file lies, for whoever may read the ticket. */
export async function getTicketFile(
  ctx: Context,
  ticketId: number,
  fileId: number,
): Promise<TicketFileSource> {
  const actor = requireActor(ctx)
  const [file] = await ctx.db
    .select({
      name: ticketFiles.name,
      mime: ticketFiles.mime,
      bytes: ticketFiles.bytes,
      key: ticketFiles.fileKey,
    })
    .from(ticketFiles)
    .innerJoin(tickets, eq(tickets.id, ticketFiles.ticketId))
    .where(
      and(
        eq(ticketFiles.id, fileId),
        eq(ticketFiles.ticketId, ticketId),
        isStaff(actor) ? undefined : eq(tickets.userId, actor.id),
      ),
    )
  if (!file) throw notFound()
  return file
}
