import { on, route } from '@/app/api/_http/route'
import { changePasswordOperation } from '@/app/api/_wire/users'
import { changePassword } from '@/lib/domain/accounts/change-password'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(changePasswordOperation, ({ ctx, body }) => changePassword(ctx, body)),
)
