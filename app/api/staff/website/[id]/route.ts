import { on, route } from '@/app/api/_http/route'
import { staffMemberToWire, visibleStaffOperation } from '@/app/api/_wire/staff'
import { listPublicEntries } from '@/lib/domain/content/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(visibleStaffOperation, async ({ ctx, params, page, publicOrigin }) =>
    mapRows(
      await listPublicEntries(ctx, { kind: 'staff', websiteId: params.id, ...page }),
      staffMemberToWire(publicOrigin),
    ),
  ),
)
