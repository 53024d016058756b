import { notFound } from 'next/navigation'
import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { DomainError } from '@/lib/domain/errors'
import { readReceipt } from '@/lib/domain/orders/read-receipt'
import { mayWithdraw } from '@/lib/domain/withdrawals/policy'
import { draw, refusedDrawing } from '@/lib/server/documents/draw'
import { requireOrderLink } from '@/lib/server/session/order-link'

type Props = { params: Promise<{ token: string }> }

/** The receipt of a shopper's order; the 404 page for an unpaid order, whose page does not link to it. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { ctx, orderId } = await requireOrderLink((await params).token)
  try {
    const pdf = await draw(ctx.actor, async () => {
      const order = await readReceipt(ctx, orderId)
      const withdrawalUrl = mayWithdraw(order, ctx.now())
        ? `${ctx.publicOrigin}/retractation/${order.websiteId}`
        : null
      return { kind: 'receipt', order, at: ctx.now(), withdrawalUrl }
    })
    return pdfAnswer(pdf, `recu-commande-${orderId}`)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') notFound()
    return refusedDrawing(error)
  }
}
