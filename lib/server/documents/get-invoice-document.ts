import type { Reads } from '../../domain/context'
import type { InvoiceDocument } from '../../domain/invoices/invoice-document'
import { createSystemContext } from '../context'
import { draw } from './draw'
import { drawOnce } from './invoice-documents'

/** The document of an issued invoice that the actor may see. If it was never drawn, the product draws and stores it now: a
 *  read-only viewer gets it too. `not_found`; `conflict` for a draft; `unavailable` when no turn comes in time. */
export const getInvoiceDocument = (ctx: Reads, id: number): Promise<InvoiceDocument> =>
  drawOnce(ctx, id, {
    keeper: createSystemContext('invoice-documents'),
    pen: (read) => draw(ctx.actor, read),
  })
