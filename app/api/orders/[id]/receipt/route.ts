import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { on, route } from '@/app/api/_http/route'
import { getReceiptOperation } from '@/app/api/_wire/orders'
import { readReceipt } from '@/lib/domain/orders/read-receipt'
import { draw } from '@/lib/server/documents/draw'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getReceiptOperation, async ({ ctx, params }) => {
    const pdf = await draw(ctx.actor, async () => ({
      kind: 'receipt',
      order: await readReceipt(ctx, params.id),
      at: ctx.now(),
      // Only on the shopper's own copy.
      withdrawalUrl: null,
    }))
    return pdfAnswer(pdf, `recu-commande-${params.id}`)
  }),
)
