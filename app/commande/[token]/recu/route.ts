import { notFound } from 'next/navigation'
import { pdfAnswer } from '@/app/orders/documents/pdf-answer'
import { writeReceipt } from '@/app/orders/documents/receipt'
import { DomainError } from '@/lib/domain/errors'
import { readReceipt } from '@/lib/domain/orders/read-receipt'
import { requireOrderLink } from '@/lib/server/order-link'

type Props = { params: Promise<{ token: string }> }

/** The receipt of a shopper's order; the 404 page for an order that was not paid, whose page has no link to it. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { ctx, orderId } = await requireOrderLink((await params).token)
  const order = await readReceipt(ctx, orderId).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'conflict') return notFound()
    throw error
  })
  return pdfAnswer(await writeReceipt(order, ctx.now()), `recu-commande-${order.id}`)
}
