import type { InvoiceState } from '@/components/billing/invoice-badge'
import type { Invoice } from '@/lib/domain/invoices/schema'

/** The state of an invoice as its client sees it. `isProcessing`: a payment is pending. */
export function stateOf(
  { kind, status, refusedOn }: Pick<Invoice, 'kind' | 'status' | 'refusedOn'>,
  isProcessing: boolean,
): InvoiceState {
  if (status === 'draft') return 'waiting'
  if (status === 'cancelled') return 'cancelled'
  if (kind === 'credit_note') return 'credit_note'
  if (status === 'paid') return 'paid'
  if (isProcessing) return 'processing'
  return refusedOn ? 'late' : 'to_pay'
}
