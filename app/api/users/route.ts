import { on, route } from '@/app/api/_http/route'
import { createUserOperation, userToWire } from '@/app/api/_wire/accounts'
import { createUser } from '@/lib/domain/users/create-user'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createUserOperation, async ({ ctx, body }) => userToWire(await createUser(ctx, body))),
)
