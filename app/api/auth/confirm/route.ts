import { on, route } from '@/app/api/_http/route'
import { confirmEmailOperation } from '@/app/api/_wire/auth'
import { confirmEmail } from '@/lib/domain/accounts/confirm-email'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(confirmEmailOperation, ({ ctx, body }) => confirmEmail(ctx, body)),
)
