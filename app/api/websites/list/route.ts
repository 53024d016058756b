import { on, route } from '@/app/api/_http/route'
import { allWebsitesOperation, websiteToWire } from '@/app/api/_wire/websites'
import { oldestFirst } from '@/lib/domain/lists/oldest-first'
import { forward } from '@/lib/domain/lists/read-sorted'
import { mapRows } from '@/lib/domain/paging'
import { listWebsites } from '@/lib/domain/websites/list-websites'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(allWebsitesOperation, async ({ ctx, query, page }) =>
    mapRows(await listWebsites(ctx, { filter: oldestFirst(query), page: forward(page) }), websiteToWire),
  ),
)
