import { on, route } from '@/app/api/_http/route'
import { keyToWire, listKeysOperation } from '@/app/api/_wire/keys'
import { listKeys } from '@/lib/domain/api-keys/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listKeysOperation, async ({ ctx, params, page }) =>
    mapRows(await listKeys(ctx, { websiteId: params.id, ...page }), keyToWire),
  ),
)
