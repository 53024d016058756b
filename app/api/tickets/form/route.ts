import { plainForm } from '@/app/api/_http/plain-form'
import { on, route } from '@/app/api/_http/route'
import { openTicketByFormOperation, TICKET_FORM } from '@/app/api/_wire/tickets'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { OpenTicketForm } from '@/lib/domain/tickets/schema'
import { limitInput } from '@/lib/server/limits/rate-limits'

const takeForm = plainForm({
  upload: TICKET_FORM,
  limit: 'upload',
  schema: OpenTicketForm,
  page: '/dashboard/new-ticket',
  kept: ['type', 'title', 'description', 'submissionId', 'websiteId'],
  run: async (ctx, input, files) => {
    const { id } = await limitInput('ticket', ctx, input, () => openTicket(ctx, { ...input, files }))
    return `/dashboard/tickets/${id}`
  },
})

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(on(openTicketByFormOperation, takeForm))
