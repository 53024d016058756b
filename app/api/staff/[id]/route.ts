import { matchedVersions } from '@/app/api/_http/if-match'
import { on, route } from '@/app/api/_http/route'
import {
  deleteStaffMemberOperation,
  staffMemberToWire,
  updateStaffMemberOperation,
} from '@/app/api/_wire/staff'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { updateEntry } from '@/lib/domain/content/update-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(updateStaffMemberOperation, async ({ ctx, params, body, publicOrigin, request }) =>
    staffMemberToWire(publicOrigin)(
      await updateEntry(ctx, {
        kind: 'staff',
        id: params.id,
        changes: body,
        versions: matchedVersions(request),
      }),
    ),
  ),
  on(deleteStaffMemberOperation, async ({ ctx, params }) =>
    deleteEntry(ctx, { kind: 'staff', id: params.id }),
  ),
)
