import { on, route } from '@/app/api/_http/route'
import { reorderStaffOperation, staffMemberToWire } from '@/app/api/_wire/staff'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(reorderStaffOperation, async ({ ctx, body }) =>
    (await moveEntry(ctx, 'staff', body.id, body.position)).map(staffMemberToWire(env().PUBLIC_ORIGIN)),
  ),
)
