import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { readSentQuote } from '@/lib/domain/quotes/queries'
import { draw, refusedDrawing } from '@/lib/server/documents/draw'
import { orNotFound } from '@/lib/server/requests/or-not-found'
import { currentContext } from '@/lib/server/session/session'

type Props = { params: Promise<{ token: string }> }

/** The PDF of a quote by its mailed link. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { token } = await params
  const quote = await orNotFound(readSentQuote(await currentContext(), { token }))
  try {
    const pdf = await draw({ type: 'token', token }, async () => ({ kind: 'quote', quote: quote.document }))
    return pdfAnswer(pdf, `devis-${quote.number}`)
  } catch (error) {
    return refusedDrawing(error)
  }
}
