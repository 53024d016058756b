import { on, route } from '@/app/api/_http/route'
import { deleteSizeOperation, updateSizeOperation } from '@/app/api/_wire/product-stock'
import { sizeToWire } from '@/app/api/_wire/products'
import { deleteSize } from '@/lib/domain/catalogue/delete-size'
import { updateSize } from '@/lib/domain/catalogue/update-size'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(updateSizeOperation, async ({ ctx, params, body }) =>
    sizeToWire(await updateSize(ctx, { id: params.id, ...body })),
  ),
  on(deleteSizeOperation, async ({ ctx, params }) => {
    await deleteSize(ctx, params.id)
  }),
)
