import { on, route } from '@/app/api/_http/route'
import { createWebsiteOperation, websiteToWire } from '@/app/api/_wire/websites'
import { createWebsite } from '@/lib/domain/websites/create-website'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createWebsiteOperation, async ({ ctx, body }) => websiteToWire(await createWebsite(ctx, body))),
)
