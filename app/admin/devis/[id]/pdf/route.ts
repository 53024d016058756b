import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { getQuote } from '@/lib/domain/quotes/queries'
import { draw, refusedDrawing } from '@/lib/server/documents/draw'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requirePageAccess } from '@/lib/server/session/session'

type Props = { params: Promise<{ id: string }> }

/** The PDF of a quote as its client receives it; of a draft, its preview. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const ctx = await requirePageAccess(`/admin/devis/${encodeURIComponent(id)}`, 'subscriptions.manage')
  const quote = await orNotFound(getQuote(ctx, pathId(id)))
  try {
    const pdf = await draw(ctx.actor, async () => ({ kind: 'quote', quote: quote.document }))
    return pdfAnswer(pdf, `devis-${quote.number ?? 'brouillon'}`)
  } catch (error) {
    return refusedDrawing(error)
  }
}
