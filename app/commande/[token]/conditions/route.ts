import { notFound } from 'next/navigation'
import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { readAcceptedTerms } from '@/lib/domain/shop-terms/accepted-terms'
import { draw, refusedDrawing } from '@/lib/server/documents/draw'
import { requireOrderLink } from '@/lib/server/session/order-link'

type Props = { params: Promise<{ token: string }> }

/** The terms of a shopper's order as they were then; the 404 page for an order older than the storage of terms. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { ctx, orderId } = await requireOrderLink((await params).token)
  const terms = await readAcceptedTerms(ctx, orderId)
  if (!terms) notFound()
  try {
    const pdf = await draw(ctx.actor, async () => ({
      kind: 'shop-terms',
      text: terms.text,
      at: terms.keptAt,
    }))
    return pdfAnswer(pdf, `conditions-commande-${orderId}`)
  } catch (error) {
    return refusedDrawing(error)
  }
}
