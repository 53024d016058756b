'use server'

import { EntityIdText } from '@/lib/domain/entity-id'
import { openTicketForClient } from '@/lib/domain/tickets/open-ticket-for-client'
import { OpenTicketForm } from '@/lib/domain/tickets/schema'
import { formAction } from '@/lib/server/forms/form-action'

export const openForClientAction = formAction(
  {
    schema: OpenTicketForm.omit({ submissionId: true }).extend({ clientId: EntityIdText }),
    access: 'signedIn',
    limit: 'ticket',
    from: '/dashboard/support/nouvelle',
  },
  async (ctx, input) => {
    const { id } = await openTicketForClient(ctx, input)
    return { redirectTo: `/dashboard/tickets/${id}` }
  },
)
