import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { openReceipt } from '@/lib/domain/cancellations/receipt'
import { draw, refusedDrawing } from '@/lib/server/documents/draw'
import { orNotFound } from '@/lib/server/requests/or-not-found'
import { currentContext } from '@/lib/server/session/session'

/** The PDF of a declaration's receipt. */
export async function drawReceipt(token: string, name: string): Promise<Response> {
  const ctx = await currentContext()
  const drawn = await draw({ type: 'token', token }, async () => ({
    kind: 'cancellation',
    receipt: await orNotFound(openReceipt(ctx, token)),
  })).catch(refusedDrawing)
  return drawn instanceof Response ? drawn : pdfAnswer(drawn, name)
}
