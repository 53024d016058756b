import { on, route } from '@/app/api/_http/route'
import { deleteUserOperation, updateUserOperation, userToWire } from '@/app/api/_wire/accounts'
import { deleteUser } from '@/lib/domain/users/delete-user'
import { updateUser } from '@/lib/domain/users/update-user'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(updateUserOperation, async ({ ctx, params, body }) =>
    userToWire(await updateUser(ctx, { id: params.id, changes: body })),
  ),
  on(deleteUserOperation, async ({ ctx, params }) => deleteUser(ctx, params.id)),
)
