import { eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { CheckoutSession } from '@/lib/providers/payments/payments'
import { announceStock } from '../catalogue/announce-stock'
import { deductStock, deductUnreservedStock } from '../catalogue/stock'
import type { Tx } from '../context'
import { alertAgency } from '../notifications/alert-agency'
import { type OrderLine, type OrderRow, readOrderLines } from '../orders/lock-order'
import { mailOrder } from '../orders/mail-order'
import { storeVat, vatOfLines } from '../orders/vat'
import { cancelOrder } from './cancel-order'
import { countUse } from './code-uses'
import { deleteFirstOrder } from './hold-limits'

/** Moves a locked order to its session's state. Idempotent. */
export async function applySession(tx: Tx, order: OrderRow, session: CheckoutSession): Promise<void> {
  if (order.status !== 'pending' && order.status !== 'cancelled') return
  if (session.payment === 'paid') return takePayment(tx, order, session)
  if (order.status === 'cancelled') return
  if (session.payment === 'processing') return awaitPayment(tx, order, session)
  if (session.status === 'expired') return cancelOrder(tx, order, 'expired')
  // Complete and not paid: an asynchronous payment has failed.
  if (session.status === 'complete') return cancelOrder(tx, order, 'failed')
}

async function awaitPayment(tx: Tx, order: OrderRow, { paymentIntentId }: CheckoutSession): Promise<void> {
  if (order.awaitsPayment) return
  await tx.db.update(orders).set({ awaitsPayment: true, paymentIntentId }).where(eq(orders.id, order.id))
  await tx.audit({
    action: 'order.awaits-payment',
    subject: { type: 'order', id: order.id },
    after: { websiteId: order.websiteId, totalCents: order.totalCents },
  })
}

async function takePayment(tx: Tx, order: OrderRow, session: CheckoutSession): Promise<void> {
  if (session.orderId !== order.id || session.totalCents !== order.totalCents) {
    const detail = `${session.totalCents} / ${order.totalCents}`
    return alertAgency(tx, { about: 'amount-differs', orderId: order.id, detail })
  }
  // Paid and cancelled: its refund is already under way.
  if (order.status === 'cancelled' && order.paidAt !== null) return
  const lines = await readOrderLines(tx, order.id)
  if (order.status === 'pending') await deductStock(tx, lines)
  else if (!(await deductUnreservedStock(tx, lines))) return sendBack(tx, order, lines, session)
  await countUse(tx, order.discountCodeId, { wasHeld: order.status === 'pending' })
  await tx.db
    .update(orders)
    .set({
      status: 'paid',
      ...paidNow(tx, order, lines),
      cancelledAt: null,
      awaitsPayment: false,
      networkHash: null,
      paymentIntentId: session.paymentIntentId,
    })
    .where(eq(orders.id, order.id))
  await deleteFirstOrder(tx, order.id)
  await auditPayment(tx, 'order.paid', order)
  await mailOrder(tx, order.id)
  await announceStock(tx, order.websiteId, lines)
}

/** Refunds in full the payment of an order whose pieces were sold before it arrived. */
async function sendBack(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLine[],
  { paymentIntentId }: CheckoutSession,
): Promise<void> {
  await tx.db
    .update(orders)
    .set({ paymentIntentId, ...paidNow(tx, order, lines) })
    .where(eq(orders.id, order.id))
  await auditPayment(tx, 'order.paid-too-late', order)
  await tx.enqueue({ queue: 'refunds', orderId: order.id })
}

/** The VAT of the sale is stored with its payment and never changes. */
const paidNow = (tx: Tx, order: OrderRow, lines: readonly OrderLine[]) => ({
  paidAt: tx.now(),
  ...storeVat(vatOfLines(order, lines)),
})

const auditPayment = (tx: Tx, action: 'order.paid' | 'order.paid-too-late', order: OrderRow) =>
  tx.audit({
    action,
    subject: { type: 'order', id: order.id },
    after: { websiteId: order.websiteId, totalCents: order.totalCents, feeCents: order.feeCents },
  })
