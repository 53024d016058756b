import { on, route } from '@/app/api/_http/route'
import { listProductsOperation, productToWire } from '@/app/api/_wire/products'
import { listProducts } from '@/lib/domain/catalogue/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listProductsOperation, async ({ ctx, params, page, publicOrigin }) =>
    mapRows(await listProducts(ctx, { websiteId: params.id, ...page }), productToWire(publicOrigin)),
  ),
)
