'use server'

import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'
import { checkbox } from '@/lib/domain/fields'
import { closeTicket } from '@/lib/domain/tickets/close-ticket'
import { markRead } from '@/lib/domain/tickets/read-marks'
import { reopenTicket } from '@/lib/domain/tickets/reopen-ticket'
import { MessageBody } from '@/lib/domain/tickets/schema'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { formAction } from '@/lib/server/forms/form-action'

const pathOf = (form: FormData) => `/dashboard/tickets/${String(form.get('ticketId'))}`

const SendForm = z.object({
  ticketId: EntityIdText,
  // A blank message is not a fault: it is ignored.
  message: z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(MessageBody.nullable()),
  lastMessageId: EntityIdText.optional(),
  /** Confirms sending although another person has written in the meantime. */
  anyway: checkbox,
})

/** Sends without script; with script, the page calls the API. */
export const sendMessageAction = formAction(
  { schema: SendForm, access: 'signedIn', limit: 'message', from: pathOf },
  async (ctx, input) => {
    const { ticketId, message, anyway } = input
    const lastMessageId = anyway ? undefined : input.lastMessageId
    if (message !== null) await sendMessage(ctx, { ticketId, body: message, lastMessageId })
    return { redirectTo: `/dashboard/tickets/${ticketId}#message` }
  },
)

export const closeTicketAction = formAction(
  { schema: z.object({ ticketId: EntityIdText }), access: 'signedIn', from: pathOf },
  async (ctx, input) => {
    await closeTicket(ctx, input.ticketId)
    // Without script a redirect; with script the form navigates there, and its message offers to undo.
    return { message: 'Demande fermée', document: '/dashboard' }
  },
)

/** Undoes the closing. */
export const reopenTicketAction = formAction(
  { schema: z.object({ ticketId: EntityIdText }), access: 'signedIn', from: pathOf },
  async (ctx, input) => {
    await reopenTicket(ctx, input.ticketId)
    return {}
  },
)

/** Without script; with script, the page reports the messages it has shown. */
export const markReadAction = formAction(
  {
    schema: z.object({ ticketId: EntityIdText, lastMessageId: EntityIdText }),
    access: 'signedIn',
    whileViewing: true,
    from: pathOf,
  },
  async (ctx, input) => {
    await markRead(ctx, input)
    return { redirectTo: `/dashboard/tickets/${input.ticketId}` }
  },
)
