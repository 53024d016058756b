import { on, route } from '@/app/api/_http/route'
import { ownInfoOperation, userInfoToWire } from '@/app/api/_wire/users'
import { getOwnInfo } from '@/lib/domain/accounts/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(ownInfoOperation, async ({ ctx }) => userInfoToWire(await getOwnInfo(ctx))),
)
