import { on, route } from '@/app/api/_http/route'
import {
  deleteWebsiteOperation,
  getWebsiteOperation,
  updateWebsiteOperation,
  websiteToWire,
} from '@/app/api/_wire/websites'
import { deleteWebsite } from '@/lib/domain/website-deletion/delete-website'
import { getWebsite } from '@/lib/domain/websites/queries'
import { updateWebsite } from '@/lib/domain/websites/update-website'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getWebsiteOperation, async ({ ctx, params }) => websiteToWire(await getWebsite(ctx, params.id))),
  on(updateWebsiteOperation, async ({ ctx, params, body }) =>
    websiteToWire(await updateWebsite(ctx, { id: params.id, changes: body })),
  ),
  on(deleteWebsiteOperation, async ({ ctx, params }) => deleteWebsite(ctx, params.id)),
)
