import { on, route } from '@/app/api/_http/route'
import { createStaffMemberOperation, staffMemberToWire } from '@/app/api/_wire/staff'
import { createEntry } from '@/lib/domain/content/create-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createStaffMemberOperation, async ({ ctx, body, publicOrigin }) =>
    staffMemberToWire(publicOrigin)(await createEntry(ctx, { kind: 'staff', ...body })),
  ),
)
