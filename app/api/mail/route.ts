import { on, route } from '@/app/api/_http/route'
import { sendMailOperation } from '@/app/api/_wire/mail'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(sendMailOperation, async ({ ctx, body }) => {
    const { id } = await receiveContactMessage(ctx, body)
    return { Id: id }
  }),
)
