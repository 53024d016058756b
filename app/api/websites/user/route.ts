import { on, route } from '@/app/api/_http/route'
import { ownWebsitesOperation, websiteToWire } from '@/app/api/_wire/websites'
import { mapRows } from '@/lib/domain/paging'
import { listOwnWebsites } from '@/lib/domain/websites/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(ownWebsitesOperation, async ({ ctx, page }) => mapRows(await listOwnWebsites(ctx, page), websiteToWire)),
)
