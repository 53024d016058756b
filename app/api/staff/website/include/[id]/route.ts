import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { allStaffOperation, staffMemberToWire } from '@/app/api/_wire/staff'
import { listOwnEntries } from '@/lib/domain/content/queries'
import { PositionCursor } from '@/lib/domain/content/schema'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(allStaffOperation, async ({ ctx, params, request }) =>
    listAnswer({
      request,
      cursor: PositionCursor,
      read: (page) => listOwnEntries(ctx, 'staff', params.id, page),
      toWire: staffMemberToWire(env().PUBLIC_ORIGIN),
    }),
  ),
)
