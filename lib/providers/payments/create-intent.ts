import { intentOf } from './intent'
import { metadataOf } from './platform-metadata'
import type { PlatformPayments } from './platform-payments'
import { callStripe } from './stripe'

/** Does not confirm it: its id is stored before any money moves. */
export const createIntent: PlatformPayments['createIntent'] = async (intent) =>
  intentOf(
    await callStripe((stripe) =>
      stripe.paymentIntents.create(
        {
          amount: intent.amountCents,
          currency: 'eur',
          customer: intent.customerId,
          payment_method: intent.methodId,
          allowed_payment_method_types: ['card', 'sepa_debit'],
          metadata: metadataOf(intent.clientId, [intent.invoiceId]),
        },
        { idempotencyKey: `invoice/${intent.invoiceId}/${intent.attempt}` },
      ),
    ),
  )
