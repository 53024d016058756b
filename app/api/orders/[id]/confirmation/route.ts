import { on, route } from '@/app/api/_http/route'
import { resendConfirmationOperation } from '@/app/api/_wire/orders'
import { resendConfirmation } from '@/lib/domain/orders/resend-confirmation'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(resendConfirmationOperation, async ({ ctx, params }) => resendConfirmation(ctx, params.id)),
)
