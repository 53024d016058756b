import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { on, route } from '@/app/api/_http/route'
import { getPackingSlipOperation } from '@/app/api/_wire/orders'
import { getOrder } from '@/lib/domain/orders/queries'
import { draw } from '@/lib/server/documents/draw'

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
