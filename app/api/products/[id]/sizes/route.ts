import { on, route } from '@/app/api/_http/route'
import { addSizeOperation } from '@/app/api/_wire/product-stock'
import { sizeToWire } from '@/app/api/_wire/products'
import { addSize } from '@/lib/domain/catalogue/add-size'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(addSizeOperation, async ({ ctx, params, body }) =>
    sizeToWire(await addSize(ctx, { productId: params.id, ...body })),
  ),
)
