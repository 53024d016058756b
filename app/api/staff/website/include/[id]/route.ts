import { on, route } from '@/app/api/_http/route'
import { allStaffOperation, staffMemberToWire } from '@/app/api/_wire/staff'
import { listOwnEntries } from '@/lib/domain/content/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(allStaffOperation, async ({ ctx, params, page, publicOrigin }) =>
    mapRows(
      await listOwnEntries(ctx, { kind: 'staff', websiteId: params.id, ...page }),
      staffMemberToWire(publicOrigin),
    ),
  ),
)
