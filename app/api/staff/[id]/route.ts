import { on, route } from '@/app/api/_http/route'
import {
  deleteStaffMemberOperation,
  staffMemberToWire,
  updateStaffMemberOperation,
} from '@/app/api/_wire/staff'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(updateStaffMemberOperation, async ({ ctx, params, body }) =>
    staffMemberToWire(env().PUBLIC_ORIGIN)(await updateEntry(ctx, 'staff', params.id, body)),
  ),
  on(deleteStaffMemberOperation, async ({ ctx, params }) => deleteEntry(ctx, 'staff', params.id)),
)
