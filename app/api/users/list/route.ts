import { on, route } from '@/app/api/_http/route'
import { listUsersOperation, userToWire } from '@/app/api/_wire/accounts'
import { forward } from '@/lib/domain/lists/read-sorted'
import { mapRows } from '@/lib/domain/paging'
import { listUsers } from '@/lib/domain/users/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listUsersOperation, async ({ ctx, query, page }) =>
    mapRows(await listUsers(ctx, { filter: query, page: forward(page) }), userToWire),
  ),
)
