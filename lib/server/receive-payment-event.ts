import { eq } from 'drizzle-orm'
import { paymentEvents } from '@/db/schema/payments'
import { users } from '@/db/schema/users'
import { settleOrder } from '@/lib/domain/checkout/settle-order'
import type { Context } from '@/lib/domain/context'
import { DomainError, notFound } from '@/lib/domain/errors'
import {
  awaitsPaymentOf,
  type FoundOrder,
  findOrderByPayment,
  findOrderBySession,
} from '@/lib/domain/orders/order-of-event'
import { recordDispute } from '@/lib/domain/orders/record-dispute'
import { refreshPaymentAccount } from '@/lib/domain/payment-accounts/refresh-payment-account'
import { refusalOf } from '@/lib/domain/payments/ask-provider'
import { closePaymentAccount } from '@/lib/domain/payments/close-payment-account'
import { isPaymentFault } from '@/lib/domain/payments/payment-fault'
import { recordEvent } from '@/lib/domain/payments/record-event'
import { syncRefunds } from '@/lib/domain/refunds/sync-refunds'
import type { PaymentEvent, SignedBytes } from '@/lib/providers/payments/payments'

/**
 * Works off an event of the payment provider, whose signature it checks: `validation` for a forged or old one. Events come
 * several times and in any order, so each only makes the product look at the provider. `not_found` for an order of ours that is
 * not known, so that the provider sends the event again; what is not ours is taken and left alone.
 */
export async function receivePaymentEvent(ctx: Context, signed: SignedBytes): Promise<void> {
  const event = await read(ctx, signed)
  if (await isWorkedOff(ctx, event.id)) return
  const { subject, accountId } = event
  switch (subject.kind) {
    case 'session': {
      const order = await findBySession(ctx, event, subject)
      if (order) await settleOrder(ctx, { orderId: order.id, event })
      return
    }
    case 'charge': {
      const order = await findByPayment(ctx, event, subject.paymentIntentId)
      if (order) await syncRefunds(ctx, { orderId: order.id, event })
      return
    }
    case 'dispute': {
      const order = await findByPayment(ctx, event, subject.paymentIntentId)
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
  }
}

async function read(ctx: Context, signed: SignedBytes): Promise<PaymentEvent> {
  try {
    return await ctx.providers.payments.readEvent(signed)
  } catch (error) {
    if (!isPaymentFault(error)) throw error
    // Of a foreign version, and not to be read again: never half understood.
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
    throw await refusalOf(ctx, error)
  }
}

async function isWorkedOff({ db }: Context, id: string): Promise<boolean> {
  const [known] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id))
  return known !== undefined
}

type Session = Extract<PaymentEvent['subject'], { kind: 'session' }>

/** null for a session that the product did not open: a sale of the seller elsewhere, or of none of our sellers. `not_found` for one
 *  of ours whose order is not known yet. */
async function findBySession(
  ctx: Context,
  event: PaymentEvent,
  { sessionId, isForeign }: Session,
): Promise<FoundOrder | null> {
  const order = await findOrderBySession(ctx, sessionId)
  if (order) return ofSeller(event, order)
  if (isForeign || event.accountId === null || !(await isOfSeller(ctx, event.accountId))) return null
  throw notFound()
}

async function isOfSeller({ db }: Context, accountId: string): Promise<boolean> {
  const [seller] = await db.select({ id: users.id }).from(users).where(eq(users.stripeAccountId, accountId))
  return seller !== undefined
}

/** A seller's event tells of the seller's own orders alone. */
function ofSeller({ accountId }: PaymentEvent, order: FoundOrder): FoundOrder {
  if (order.accountId !== accountId)
    throw new DomainError('validation', 'Cet événement est celui d’un autre compte.')
  return order
}

/** null for a payment that the seller took outside the product. */
async function findByPayment(
  ctx: Context,
  event: PaymentEvent,
  paymentIntentId: string | null,
): Promise<FoundOrder | null> {
  if (!paymentIntentId || !event.accountId) return null
  const order = await findOrderByPayment(ctx, paymentIntentId)
  if (order) return ofSeller(event, order)
  // The event of the payment itself may still be on its way.
  if (await awaitsPaymentOf(ctx, event.accountId)) throw notFound()
  return null
}
