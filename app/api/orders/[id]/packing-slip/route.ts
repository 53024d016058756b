import { on, route } from '@/app/api/_http/route'
import { getPackingSlipOperation } from '@/app/api/_wire/orders'
import { writePackingSlip } from '@/app/orders/documents/packing-slip'
import { pdfAnswer } from '@/app/orders/documents/pdf-answer'
import { getOrder } from '@/lib/domain/orders/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getPackingSlipOperation, async ({ ctx, params }) => {
    const order = await getOrder(ctx, params.id)
    return pdfAnswer(await writePackingSlip(order, ctx.now()), `bon-de-preparation-${order.id}`)
  }),
)
