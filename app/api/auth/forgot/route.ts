import { on, route } from '@/app/api/_http/route'
import { forgotPasswordOperation } from '@/app/api/_wire/auth'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { withinLimit } from '@/lib/server/rate-limits'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(forgotPasswordOperation, ({ ctx, body }) =>
    withinLimit('forgotAddress', ctx, body, () =>
      requestLink(ctx, { email: body.email, purpose: 'reset_password' }),
    ),
  ),
)
