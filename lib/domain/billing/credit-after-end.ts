import type { DayRefund } from '../billing-rules/provider-end'
import type { Tx } from '../context'
import { creditInvoice } from '../invoices/credit-invoice'
import { announceCreditNote } from './announce-credit-note'
import { refundCredit } from './ask-refund'
import type { SubscriptionRow } from './contract'
import { type Debtor, debtorOf } from './debtor'
import { lockInvoice } from './lock-invoices'
import { addEntry } from './timeline'

const DAYS_AFTER = 'jours après la fin du contrat'

/** Credits the days after the end of a locked subscription, and refunds those that were paid. */
export const creditAfterEnd = (
  tx: Tx,
  subscription: SubscriptionRow,
  refunds: readonly DayRefund[],
  reason = DAYS_AFTER,
): Promise<void> => creditDays(tx, debtorOf(subscription), refunds, reason)

/** Credits days of a debtor's invoices, and refunds those that were paid. */
export async function creditDays(
  tx: Tx,
  debtor: Debtor,
  refunds: readonly DayRefund[],
  reason: string,
): Promise<void> {
  for (const { invoiceId, cents: amountCents, isPaid } of refunds) {
    const invoice = await lockInvoice(tx, debtor, invoiceId)
    const note = await creditInvoice(tx, invoice, { amountCents, reason })
    await addEntry(tx, debtor.subscriptionId, {
      kind: 'credited',
      data: { invoiceId, number: note.number, totalCents: amountCents, isPaid },
    })
    if (isPaid) await refundCredit(tx, debtor, { invoice, note })
    else await announceCreditNote(tx, debtor, { invoice, note })
  }
}
