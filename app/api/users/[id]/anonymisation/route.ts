import { on, route } from '@/app/api/_http/route'
import { anonymiseUserOperation, userToWire } from '@/app/api/_wire/accounts'
import { anonymiseUser } from '@/lib/domain/anonymisation/anonymise-user'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(anonymiseUserOperation, async ({ ctx, params }) => userToWire(await anonymiseUser(ctx, params.id))),
)
