import type { PaymentEvent, SignedBytes } from '@/lib/providers/payments/payments'
import { settleOrder } from '../../domain/checkout/settle-order'
import type { Context } from '../../domain/context'
import { findOrderOfPayment, findOrderOfSession } from '../../domain/orders/order-of-event'
import { recordDispute } from '../../domain/orders/record-dispute'
import { refreshPaymentAccount } from '../../domain/payment-accounts/refresh-payment-account'
import { paymentRefusalOf } from '../../domain/payments/call-provider'
import { closePaymentAccount } from '../../domain/payments/close-payment-account'
import { isPaymentFault } from '../../domain/payments/payment-fault'
import { isRecorded, recordEvent } from '../../domain/payments/record-event'
import { syncRefunds } from '../../domain/refunds/sync-refunds'
import { receivePlatformEvent } from './receive-platform-event'

/**
 * Verifies an event of the payment provider and dispatches it: `validation` for a forged or old one. Events arrive repeatedly
 * and in any order, so each one only makes the product read the provider's state again. `not_found` for an unknown order of ours,
 * so that the provider resends the event; foreign events are accepted and ignored.
 */
export async function receivePaymentEvent(ctx: Context, signed: SignedBytes): Promise<void> {
  const event = await read(ctx, signed)
  if (await isRecorded(ctx, event)) return
  const { subject, accountId } = event
  switch (subject.kind) {
    case 'session': {
      const order = await findOrderOfSession(ctx, event, subject)
      if (order) await settleOrder(ctx, { orderId: order.id, event })
      return
    }
    case 'charge': {
      const order = await findOrderOfPayment(ctx, event, subject.paymentIntentId)
      if (order) await syncRefunds(ctx, { orderId: order.id, event })
      return
    }
    case 'dispute': {
      const order = await findOrderOfPayment(ctx, event, subject.paymentIntentId)
      if (order && accountId)
        await recordDispute(ctx, { orderId: order.id, accountId, disputeId: subject.disputeId, event })
      return
    }
    case 'account':
      await refreshPaymentAccount(ctx, subject.accountId)
      return
    case 'lost-account':
      await ctx.transaction(async (tx) => {
        if (await recordEvent(tx, event)) await closePaymentAccount(tx, subject.accountId, subject.at)
      })
      return
    case 'other':
      return
    default:
      await receivePlatformEvent(ctx, event, subject)
      await ctx.transaction((tx) => recordEvent(tx, event))
  }
}

async function read(ctx: Context, signed: SignedBytes): Promise<PaymentEvent> {
  try {
    return await ctx.providers.payments.readEvent(signed)
  } catch (error) {
    if (!isPaymentFault(error)) throw error
    // An event of another API version cannot be read again: the agency is alerted, and no part of it is processed.
    if (error.kind === 'refused')
      await ctx.transaction((tx) =>
        tx.enqueue({
          queue: 'mail',
          mail: {
            kind: 'payment-alert',
            id: crypto.randomUUID(),
            about: 'event-refused',
            orderId: null,
            detail: error.message,
          },
          hourly: 'payment-alert/event-refused',
        }),
      )
    throw await paymentRefusalOf(ctx, error)
  }
}
