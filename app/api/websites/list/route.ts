import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { allWebsitesOperation, websiteToWire } from '@/app/api/_wire/websites'
import { IdCursor } from '@/lib/domain/paging'
import { listAllWebsites } from '@/lib/domain/websites/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(allWebsitesOperation, async ({ ctx, request }) =>
    listAnswer({
      request,
      cursor: IdCursor,
      read: (page) => listAllWebsites(ctx, page),
      toWire: websiteToWire,
    }),
  ),
)
