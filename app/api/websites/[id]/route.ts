import { on, route } from '@/app/api/_http/route'
import { getWebsiteOperation, websiteToWire } from '@/app/api/_wire/websites'
import { getWebsite } from '@/lib/domain/websites/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getWebsiteOperation, async ({ ctx, params }) => websiteToWire(await getWebsite(ctx, params.id))),
)
