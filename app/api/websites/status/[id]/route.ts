import { on, route } from '@/app/api/_http/route'
import { switchWebsiteOperation, websiteToWire } from '@/app/api/_wire/websites'
import { switchWebsite } from '@/lib/domain/websites/switch-website'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(switchWebsiteOperation, async ({ ctx, params, body }) =>
    websiteToWire(await switchWebsite(ctx, { id: params.id, status: body.status })),
  ),
)
