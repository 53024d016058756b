import { and, eq } from 'drizzle-orm'
import { ticketFiles } from '@/db/schema/ticket-files'
import { tickets } from '@/db/schema/tickets'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { ownsTicket } from '../permissions/scopes'

export type TicketFileSource = { name: string; mime: string; bytes: number; key: string }

/** Where a ticket's file is stored, for the ticket's readers. */
export async function getTicketFile(
  reads: Reads,
  { ticketId, fileId }: { ticketId: number; fileId: number },
): Promise<TicketFileSource> {
  actingUser(reads)
  const [file] = await reads.db
    .select({
      name: ticketFiles.name,
      mime: ticketFiles.mime,
      bytes: ticketFiles.bytes,
      key: ticketFiles.fileKey,
    })
    .from(ticketFiles)
    .innerJoin(tickets, eq(tickets.id, ticketFiles.ticketId))
    .where(and(eq(ticketFiles.id, fileId), eq(ticketFiles.ticketId, ticketId), ownsTicket(reads)))
  if (!file) throw notFound()
  return file
}
