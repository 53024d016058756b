import { on, route } from '@/app/api/_http/route'
import { changeColorOperation } from '@/app/api/_wire/users'
import { changeColor } from '@/lib/domain/accounts/change-color'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(changeColorOperation, ({ ctx, body }) => changeColor(ctx, body)),
)
