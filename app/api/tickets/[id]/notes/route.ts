import { on, route } from '@/app/api/_http/route'
import { addNoteOperation, listNotesOperation, noteToWire } from '@/app/api/_wire/ticket-desk'
import { mapRows } from '@/lib/domain/paging'
import { addNote, listNotes } from '@/lib/domain/tickets/notes'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listNotesOperation, async ({ ctx, params, page }) =>
    mapRows(await listNotes(ctx, { ticketId: params.id, ...page }), noteToWire),
  ),
  on(addNoteOperation, async ({ ctx, params, body }) =>
    noteToWire(await addNote(ctx, { ticketId: params.id, ...body })),
  ),
)
