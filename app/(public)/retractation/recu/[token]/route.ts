import { drawReceipt } from '../../../_cancellation/draw-receipt'

type Props = { params: Promise<{ token: string }> }

/** The receipt of a withdrawal, for the page on which it was declared. */
export const GET = async (_request: Request, { params }: Props): Promise<Response> =>
  drawReceipt((await params).token, 'accuse-de-retractation')
