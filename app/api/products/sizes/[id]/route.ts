import { on, route } from '@/app/api/_http/route'
import { deleteSizeOperation } from '@/app/api/_wire/products'
import { deleteSize } from '@/lib/domain/catalogue/delete-size'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(deleteSizeOperation, async ({ ctx, params }) => {
    await deleteSize(ctx, params.id)
  }),
)
