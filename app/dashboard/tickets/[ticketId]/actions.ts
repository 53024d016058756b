'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/lib/domain/forms/schema'
import { closeTicket } from '@/lib/domain/tickets/close-ticket'
import { MessageBody } from '@/lib/domain/tickets/schema'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { formAction } from '@/lib/server/form-action'

const ticketId = z.coerce
  .number({ error: 'Cette demande est introuvable.' })
  .int()
  .positive()
  .max(2_147_483_647)
const pathOf = (form: FormData) => `/dashboard/tickets/${String(form.get('ticketId'))}`

const SendForm = z.object({
  ticketId,
  // Nothing but blanks is not a fault: it is ignored.
  message: z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(MessageBody.nullable()),
})

/** Sending without script; with it, the page calls the API. */
export async function sendMessageAction(previous: FormState, form: FormData): Promise<FormState> {
  const send = formAction(
    { schema: SendForm, access: 'signedIn', from: pathOf(form) },
    async ({ ctx }, input) => {
      if (input.message !== null) await sendMessage(ctx, input.ticketId, input.message)
      redirect(`/dashboard/tickets/${input.ticketId}#message`)
    },
  )
  return send(previous, form)
}

export async function closeTicketAction(previous: FormState, form: FormData): Promise<FormState> {
  const close = formAction(
    { schema: z.object({ ticketId }), access: 'signedIn', from: pathOf(form) },
    async ({ ctx }, input) => {
      await closeTicket(ctx, input.ticketId)
      redirect('/dashboard')
    },
  )
  return close(previous, form)
}
