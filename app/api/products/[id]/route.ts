import { on, route } from '@/app/api/_http/route'
import {
  deleteProductOperation,
  getProductOperation,
  productToWire,
  updateProductOperation,
} from '@/app/api/_wire/products'
import { deleteProduct } from '@/lib/domain/catalogue/delete-product'
import { getProduct } from '@/lib/domain/catalogue/queries'
import { updateProduct } from '@/lib/domain/catalogue/update-product'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getProductOperation, async ({ ctx, params, publicOrigin }) =>
    productToWire(publicOrigin)(await getProduct(ctx, params.id)),
  ),
  on(updateProductOperation, async ({ ctx, params, body, publicOrigin }) =>
    productToWire(publicOrigin)(await updateProduct(ctx, { id: params.id, changes: body })),
  ),
  on(deleteProductOperation, async ({ ctx, params }) => deleteProduct(ctx, params.id)),
)
