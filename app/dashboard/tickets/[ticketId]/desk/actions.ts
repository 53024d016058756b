'use server'

import { z } from 'zod'
import { EntityIdText, MaybeIdText } from '@/lib/domain/entity-id'
import { assignTicket } from '@/lib/domain/tickets/assign-ticket'
import { addNote } from '@/lib/domain/tickets/notes'
import { NoteBody } from '@/lib/domain/tickets/schema'
import { formAction } from '@/lib/server/forms/form-action'

const OfTicket = z.object({ ticketId: EntityIdText })
const pathOf = (form: FormData) => `/dashboard/tickets/${String(form.get('ticketId'))}`

export const assignAction = formAction(
  {
    schema: OfTicket.extend({ assigneeId: MaybeIdText, fromId: MaybeIdText }),
    access: 'signedIn',
    from: pathOf,
  },
  async (ctx, input) => {
    const { assigneeId } = await assignTicket(ctx, input)
    return { message: assigneeId === null ? 'Attribution retirée.' : 'Demande attribuée.' }
  },
)

export const addNoteAction = formAction(
  { schema: OfTicket.extend({ note: NoteBody }), access: 'signedIn', limit: 'message', from: pathOf },
  async (ctx, { ticketId, note }, key) => {
    await addNote(ctx, { ticketId, body: note, ...key })
    return { message: 'Note ajoutée.' }
  },
)
