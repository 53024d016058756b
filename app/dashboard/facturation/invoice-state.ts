import type { InvoiceState } from '@/components/billing/invoice-badge'
import type { Invoice } from '@/lib/domain/invoices/schema'

/** What an invoice is called to its client. `isProcessing`: a payment of it is on its way. */
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
