import { on, route } from '@/app/api/_http/route'
import { submitProjectOperation } from '@/app/api/_wire/onboarding'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(submitProjectOperation, async ({ ctx, body }) => {
    const { id, ticketId } = await submitProjectRequest(ctx, body)
    return { Id: id, TicketId: ticketId }
  }),
)
