import { on, route } from '@/app/api/_http/route'
import { createStaffMemberOperation, staffMemberToWire } from '@/app/api/_wire/staff'
import { createEntry } from '@/lib/domain/content/create-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createStaffMemberOperation, async ({ ctx, body }) =>
    staffMemberToWire(env().PUBLIC_ORIGIN)(await createEntry(ctx, 'staff', body.websiteId, body.input)),
  ),
)
