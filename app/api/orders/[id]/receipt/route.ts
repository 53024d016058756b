import { on, route } from '@/app/api/_http/route'
import { getReceiptOperation } from '@/app/api/_wire/orders'
import { pdfAnswer } from '@/app/orders/documents/pdf-answer'
import { writeReceipt } from '@/app/orders/documents/receipt'
import { readReceipt } from '@/lib/domain/orders/read-receipt'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getReceiptOperation, async ({ ctx, params }) => {
    const order = await readReceipt(ctx, params.id)
    return pdfAnswer(await writeReceipt(order, ctx.now()), `recu-commande-${order.id}`)
  }),
)
