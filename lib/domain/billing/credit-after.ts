import type { DayRefund } from '../billing-rules/provider-end'
import type { Tx } from '../context'
import { creditInvoice } from '../invoices/credit-invoice'
import { refundCredit } from './ask-refund'
import type { SubscriptionRow } from './contract'
import { lockInvoice } from './lock-invoices'
import { addEntry } from './timeline'

const DAYS_AFTER = 'jours après la fin du contrat'

/** Credits the days after the last one of a locked subscription. What was paid of them is refunded. */
export async function creditAfter(
  tx: Tx,
  subscription: SubscriptionRow,
  refunds: readonly DayRefund[],
  reason = DAYS_AFTER,
): Promise<void> {
  for (const { invoiceId, cents: amountCents, isPaid } of refunds) {
    const invoice = await lockInvoice(tx, subscription.id, invoiceId)
    const note = await creditInvoice(tx, invoice, { amountCents, reason })
    await addEntry(tx, subscription.id, {
      kind: 'credited',
      data: { invoiceId, number: note.number, totalCents: amountCents, isPaid },
    })
    if (isPaid) await refundCredit(tx, subscription, { invoice, note })
  }
}
