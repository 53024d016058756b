'use server'

import { redirect } from 'next/navigation'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { OpenTicket } from '@/lib/domain/tickets/schema'
import { formAction } from '@/lib/server/form-action'

export const openTicketAction = formAction(
  { schema: OpenTicket, access: 'signedIn', from: '/dashboard/new-ticket' },
  async ({ ctx }, input) => {
    const { id } = await openTicket(ctx, input)
    redirect(`/dashboard/tickets/${id}`)
  },
)
