import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { readSentQuote } from '@/lib/domain/quotes/queries'
import { draw, refusedDrawing } from '@/lib/server/documents/draw'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'

type Props = { params: Promise<{ id: string }> }

/** The PDF of a client's own quote. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const ctx = await requireSignedIn(`/dashboard/facturation/devis/${encodeURIComponent(id)}`)
  const quote = await orNotFound(readSentQuote(ctx, { id: pathId(id) }))
  try {
    const pdf = await draw(ctx.actor, async () => ({ kind: 'quote', quote: quote.document }))
    return pdfAnswer(pdf, `devis-${quote.number}`)
  } catch (error) {
    return refusedDrawing(error)
  }
}
