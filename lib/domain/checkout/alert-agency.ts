import type { Tx } from '../context'
import type { PaymentAlert } from '../notifications/jobs'

/** Tells the agency of money that needs a person, once an hour for the same thing. */
export async function alertAgency(tx: Tx, alert: PaymentAlert): Promise<void> {
  await tx.enqueue({
    queue: 'mail',
    mail: { kind: 'payment-alert', id: crypto.randomUUID(), ...alert },
    hourly: `payment-alert/${alert.about}/${alert.about === 'formula-failed' ? alert.detail : alert.orderId}`,
  })
}
