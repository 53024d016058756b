import { on, route } from '@/app/api/_http/route'
import { createProductOperation, productToWire } from '@/app/api/_wire/products'
import { createProduct } from '@/lib/domain/catalogue/create-product'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createProductOperation, async ({ ctx, body, publicOrigin }) =>
    productToWire(publicOrigin)(await createProduct(ctx, body)),
  ),
)
