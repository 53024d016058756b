import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { shownStaffOperation, staffMemberToWire } from '@/app/api/_wire/staff'
import { listShownEntries } from '@/lib/domain/content/queries'
import { PositionCursor } from '@/lib/domain/content/schema'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(shownStaffOperation, async ({ ctx, params, request }) =>
    listAnswer({
      request,
      cursor: PositionCursor,
      read: (page) => listShownEntries(ctx, 'staff', params.id, page),
      toWire: staffMemberToWire(env().PUBLIC_ORIGIN),
    }),
  ),
)
