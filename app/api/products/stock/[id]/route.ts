import { on, route } from '@/app/api/_http/route'
import { setStockOperation } from '@/app/api/_wire/product-stock'
import { productToWire } from '@/app/api/_wire/products'
import { setStock } from '@/lib/domain/catalogue/change-stock'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(setStockOperation, async ({ ctx, params, body, publicOrigin }) =>
    productToWire(publicOrigin)(await setStock(ctx, { id: params.id, sizeId: null, ...body })),
  ),
)
