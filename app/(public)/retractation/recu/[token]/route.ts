import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { openWithdrawal } from '@/lib/domain/leads/withdrawal-receipt'
import { draw, refusedDrawing } from '@/lib/server/draw'
import { orNotFound } from '@/lib/server/or-not-found'
import { currentContext } from '@/lib/server/session'

type Props = { params: Promise<{ token: string }> }

/** The receipt of a withdrawal, for the page on which it was declared. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { token } = await params
  const ctx = await currentContext()
  const drawn = await draw({ type: 'token', token }, async () => ({
    kind: 'withdrawal',
    withdrawal: await orNotFound(openWithdrawal(ctx, token)),
  })).catch(refusedDrawing)
  return drawn instanceof Response ? drawn : pdfAnswer(drawn, 'accuse-de-retractation')
}
