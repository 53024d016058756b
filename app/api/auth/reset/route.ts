import { on, route } from '@/app/api/_http/route'
import { resetPasswordOperation } from '@/app/api/_wire/auth'
import { resetPassword } from '@/lib/domain/accounts/reset-password'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(resetPasswordOperation, ({ ctx, body }) => resetPassword(ctx, body)),
)
