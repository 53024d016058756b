import { on, route } from '@/app/api/_http/route'
import { forgotPasswordOperation } from '@/app/api/_wire/auth'
import { requestPasswordReset } from '@/lib/domain/accounts/request-password-reset'
import { takePoint } from '@/lib/server/rate-limits'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(forgotPasswordOperation, async ({ ctx, body, address }) => {
    await takePoint('forgot', address)
    await requestPasswordReset(ctx, body.email)
  }),
)
