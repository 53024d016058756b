import { on, route } from '@/app/api/_http/route'
import { changeUserPasswordOperation } from '@/app/api/_wire/accounts'
import { changeUserPassword } from '@/lib/domain/users/change-user-password'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(changeUserPasswordOperation, async ({ ctx, body }) => changeUserPassword(ctx, body)),
)
