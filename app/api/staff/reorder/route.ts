import { on, route } from '@/app/api/_http/route'
import { reorderStaffOperation, staffMemberToWire } from '@/app/api/_wire/staff'
import { moveEntry } from '@/lib/domain/content/move-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(reorderStaffOperation, async ({ ctx, body, publicOrigin }) =>
    (await moveEntry(ctx, { kind: 'staff', ...body })).map(staffMemberToWire(publicOrigin)),
  ),
)
