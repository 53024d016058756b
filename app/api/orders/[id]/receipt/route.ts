import { on, route } from '@/app/api/_http/route'
import { getReceiptOperation } from '@/app/api/_wire/orders'
import { draw } from '@/app/orders/documents/draw'
import { pdfAnswer } from '@/app/orders/documents/pdf-answer'
import { readReceipt } from '@/lib/domain/orders/read-receipt'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getReceiptOperation, async ({ ctx, params }) => {
    const pdf = await draw(ctx.actor, async () => ({
      kind: 'receipt',
      order: await readReceipt(ctx, params.id),
      at: ctx.now(),
    }))
    return pdfAnswer(pdf, `recu-commande-${params.id}`)
  }),
)
