import type { PaymentEvent } from '@/lib/providers/payments/payments'
import { findPage } from '../../domain/collection/payment-page'
import { recordInvoiceDispute } from '../../domain/collection/record-invoice-dispute'
import { recordMandate, recordMethod } from '../../domain/collection/record-method'
import { settleIntent } from '../../domain/collection/settle-intent'
import { settlePage } from '../../domain/collection/settle-page'
import { syncRefund } from '../../domain/collection/store-refund'
import type { Context } from '../../domain/context'
import { alertAgency } from '../../domain/notifications/alert-agency'

type PlatformSubject = Extract<PaymentEvent['subject'], { kind: `platform-${string}` }>

/** Processes an event on the agency's own account by reading the provider's state again. Objects created elsewhere are ignored,
 *  except for a payment with our references that matches no invoice: the agency is alerted. */
export async function receivePlatformEvent(
  ctx: Context,
  { type }: PaymentEvent,
  subject: PlatformSubject,
): Promise<void> {
  if ('isForeign' in subject) return
  switch (subject.kind) {
    case 'platform-session':
      // A session whose page was never shown is unknown and cannot be paid.
      if (await findPage(ctx, subject)) await settlePage(ctx, subject)
      return
    case 'platform-intent':
      if ((await settleIntent(ctx, subject.intentId)) || type !== 'payment_intent.succeeded') return
      return ctx.transaction((tx) =>
        alertAgency(tx, { about: 'payment-unmatched', orderId: null, detail: subject.intentId }),
      )
    // The event of its page covers it.
    case 'platform-setup':
      return
    case 'platform-method':
      return recordMethod(ctx, subject.methodId)
    case 'platform-mandate':
      return recordMandate(ctx, subject.mandateId)
    case 'platform-refund':
      return syncRefund(ctx, subject.refundId)
    case 'platform-dispute':
      await recordInvoiceDispute(ctx, subject.disputeId)
  }
}
