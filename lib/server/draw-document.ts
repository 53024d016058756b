import { writePackingSlip } from '@/lib/documents/packing-slip'
import { writeReceipt } from '@/lib/documents/receipt'
import { type Withdrawal, writeWithdrawal } from '@/lib/documents/withdrawal'
import type { Order } from '@/lib/domain/orders/queries'
import type { Receipt } from '@/lib/domain/orders/read-receipt'
import { mergeLabels } from './merge-labels'

/** What a thread is asked to draw. */
export type Drawing =
  | { kind: 'packing-slip'; order: Order; at: Date }
  | { kind: 'receipt'; order: Receipt; at: Date }
  | { kind: 'labels'; labels: readonly Uint8Array[] }
  | { kind: 'withdrawal'; withdrawal: Withdrawal }

/** The PDF; null when no label can be read. */
export type Drawn = Uint8Array<ArrayBuffer> | null

/** Draws one PDF. It takes tens of milliseconds, for long orders and many labels far more: `draw.ts` has a thread do it. */
export async function drawDocument(drawing: Drawing): Promise<Drawn> {
  switch (drawing.kind) {
    case 'packing-slip':
      return writePackingSlip(drawing.order, drawing.at)
    case 'receipt':
      return writeReceipt(drawing.order, drawing.at)
    case 'labels':
      return mergeLabels(drawing.labels)
    case 'withdrawal':
      return writeWithdrawal(drawing.withdrawal)
  }
}
