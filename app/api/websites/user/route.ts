import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { ownWebsitesOperation, websiteToWire } from '@/app/api/_wire/websites'
import { IdCursor } from '@/lib/domain/paging'
import { listOwnWebsites } from '@/lib/domain/websites/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(ownWebsitesOperation, async ({ ctx, request }) =>
    listAnswer({
      request,
      cursor: IdCursor,
      read: (page) => listOwnWebsites(ctx, page),
      toWire: websiteToWire,
    }),
  ),
)
