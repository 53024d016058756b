import type { QuoteDocument } from '@/db/schema/quotes'
import type { TermsText } from '@/db/schema/shop-terms-versions'
import { writeCancellation } from '@/lib/documents/cancellation'
import { type InvoiceToDraw, writeInvoice } from '@/lib/documents/invoice'
import { type OrderWithdrawal, writeOrderWithdrawal } from '@/lib/documents/order-withdrawal'
import { writePackingSlip } from '@/lib/documents/packing-slip'
import { writeQuote } from '@/lib/documents/quote'
import { writeReceipt } from '@/lib/documents/receipt'
import { writeShopTerms } from '@/lib/documents/shop-terms'
import type { Receipt as CancellationReceipt } from '@/lib/domain/cancellations/receipt'
import type { Order } from '@/lib/domain/orders/queries'
import type { Receipt } from '@/lib/domain/orders/read-receipt'
import { mergeLabels } from './merge-labels'

/** The document that a thread should draw. */
export type Drawing =
  | { kind: 'packing-slip'; order: Order; at: Date }
  | { kind: 'receipt'; order: Receipt; at: Date; withdrawalUrl: string | null }
  | { kind: 'labels'; labels: readonly Uint8Array[] }
  | { kind: 'cancellation'; receipt: CancellationReceipt }
  | { kind: 'order-withdrawal'; withdrawal: OrderWithdrawal }
  | { kind: 'quote'; quote: QuoteDocument }
  | { kind: 'shop-terms'; text: TermsText; at: Date }
  | ({ kind: 'invoice' } & InvoiceToDraw)

/** The PDF; null when no label can be read. */
export type Drawn = Uint8Array<ArrayBuffer> | null

/** Draws one PDF. It takes tens of milliseconds, for long orders and many labels far more: `draw.ts` has a thread do it. */
export async function drawDocument(drawing: Drawing): Promise<Drawn> {
  switch (drawing.kind) {
    case 'packing-slip':
      return writePackingSlip(drawing.order, drawing.at)
    case 'receipt':
      return writeReceipt(drawing.order, drawing.at, drawing.withdrawalUrl)
    case 'labels':
      return mergeLabels(drawing.labels)
    case 'cancellation':
      return writeCancellation(drawing.receipt)
    case 'order-withdrawal':
      return writeOrderWithdrawal(drawing.withdrawal)
    case 'quote':
      return writeQuote(drawing.quote)
    case 'shop-terms':
      return writeShopTerms(drawing.text, drawing.at)
    case 'invoice':
      return writeInvoice(drawing)
  }
}
