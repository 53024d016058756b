import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { openWithdrawalReceipt } from '@/lib/domain/withdrawals/receipt'
import { draw, refusedDrawing } from '@/lib/server/documents/draw'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { currentContext } from '@/lib/server/session/session'

type Props = { params: Promise<{ websiteId: string; token: string }> }

/** The receipt of a shopper's withdrawal, for the page on which it was declared. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { websiteId, token } = await params
  const ctx = await currentContext()
  const drawn = await draw({ type: 'token', token }, async () => ({
    kind: 'order-withdrawal',
    withdrawal: await orNotFound(openWithdrawalReceipt(ctx, { token, websiteId: pathId(websiteId) })),
  })).catch(refusedDrawing)
  return drawn instanceof Response ? drawn : pdfAnswer(drawn, 'accuse-de-retractation')
}
