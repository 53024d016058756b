import type { Tx } from '../context'
import type { PaymentAlert } from './jobs'

/** Alerts deduplicated by detail: a formula, account or carrier refusal concerns many orders, and no number may be lost. */
const BY_DETAIL: readonly PaymentAlert['about'][] = [
  'formula-failed',
  'account-lost',
  'shipment-refused',
  'shipment-unexpected',
  'debit-unknown',
  'invoice-refund-failed',
  'invoice-disputed',
  'payment-unmatched',
]

/** Alerts the agency to money or a parcel that needs a person, at most once an hour for the same thing. */
export async function alertAgency(tx: Tx, alert: PaymentAlert): Promise<void> {
  await tx.enqueue({
    queue: 'mail',
    mail: { kind: 'payment-alert', id: crypto.randomUUID(), ...alert },
    hourly: `payment-alert/${alert.about}/${BY_DETAIL.includes(alert.about) ? alert.detail : alert.orderId}`,
  })
}
