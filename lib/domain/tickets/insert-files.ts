import { ticketFiles } from '@/db/schema/ticket-files'
import { actingUser, type Tx } from '../context'
import { isPreviewable } from './paths'
import { type MessageFile } from './schema'
import type { StoredTicketFile } from './store-ticket-files'

/** `messageId`: null for the ticket's first message. */
type Place = { ticketId: number; messageId: number | null }

/** Writes the rows of stored files, in the order in which they were sent. */
export async function insertFiles(tx: Tx, place: Place, stored: StoredTicketFile[]): Promise<MessageFile[]> {
  if (stored.length === 0) return []
  const uploaderId = actingUser(tx).id
  const rows = await tx.db
    .insert(ticketFiles)
    .values(stored.map((file) => ({ ...file, ...place, uploaderId })))
    .returning({
      id: ticketFiles.id,
      name: ticketFiles.name,
      bytes: ticketFiles.bytes,
      mime: ticketFiles.mime,
    })
  return rows.map(({ mime, ...file }) => ({ ...file, hasPreview: isPreviewable(mime) }))
}
