import { on, route } from '@/app/api/_http/route'
import { getPackingSlipOperation } from '@/app/api/_wire/orders'
import { draw } from '@/app/orders/documents/draw'
import { pdfAnswer } from '@/app/orders/documents/pdf-answer'
import { getOrder } from '@/lib/domain/orders/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getPackingSlipOperation, async ({ ctx, params }) => {
    const pdf = await draw(ctx.actor, async () => ({
      kind: 'packing-slip',
      order: await getOrder(ctx, params.id),
      at: ctx.now(),
    }))
    return pdfAnswer(pdf, `bon-de-preparation-${params.id}`)
  }),
)
