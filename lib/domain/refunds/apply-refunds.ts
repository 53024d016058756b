import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import type { Refund } from '@/lib/providers/payments/payments'
import { announceStock } from '../catalogue/announce-stock'
import { returnToStock } from '../catalogue/stock'
import type { Tx } from '../context'
import { alertAgency } from '../notifications/alert-agency'
import { type OrderLine, type OrderRow, readOrderLines } from '../orders/lock-order'
import { isToHandle } from '../orders/order-alerts'
import { mailRefund, mailRefundFailure, mailRefundOfUnstocked } from './mail-refund'
import { isCounted, isNews, statusAfterRefund } from './policy'
import { type RefundRow, readRefunds } from './request-refund'
import { storeShares } from './store-shares'

/** Applies the provider's state of some refunds to a locked order. A state that is already stored changes nothing: everything
 *  that follows a refund is triggered by its change of state. */
export async function applyRefunds(tx: Tx, order: OrderRow, said: readonly Refund[]): Promise<void> {
  const counted = (await readRefunds(tx, order.id)).filter(({ status }) => isCounted(status))
  const moves: Move[] = []
  for (const refund of said) {
    const move = await keepRefund(tx, order, refund)
    if (move) moves.push(move)
  }
  await storeShares(tx, order, counted)
  await moveOrder(tx, order)
  const returned: OrderLine[] = []
  for (const { row, isAccepted, isFailed } of moves) {
    if (isAccepted) {
      returned.push(...(await putBack(tx, row)))
      await mailRefund(tx, order.id, row)
      await settleFailures(tx, row)
    }
    if (isFailed) await mailRefundFailure(tx, order.id, row)
  }
  await returnToStock(tx, returned)
  await announceStock(tx, order.websiteId, returned)
}

/** `isAccepted`: requested here, and now accepted by the provider. */
type Move = { row: RefundRow; isAccepted: boolean; isFailed: boolean }

/** Stores the provider's state of a refund: in the row that requested it, even if others have the same amount, or in a new
 *  row. null when nothing changed. */
async function keepRefund(tx: Tx, order: OrderRow, refund: Refund): Promise<Move | null> {
  const { refundId, amountCents, status, failure } = refund
  const [known] = await tx.db.select().from(refunds).where(isRowOf(order, refund)).limit(1)
  if (!known) {
    await tx.db
      .insert(refunds)
      .values({ orderId: order.id, refundId, amountCents, status, failure, createdAt: tx.now() })
    return null
  }
  if (!isNews(known.status, status)) return null
  const isFailed = !isCounted(status)
  const [row] = await tx.db
    .update(refunds)
    .set({
      refundId,
      status,
      failure,
      ...(isFailed && { failedAt: tx.now() }),
      // It was never accepted, so its pieces were not restocked.
      ...(isFailed && known.refundId === null && { restock: [] }),
    })
    .where(eq(refunds.id, known.id))
    .returning()
  if (!row) return null
  return { row, isAccepted: known.refundId === null && !isFailed, isFailed }
}

function isRowOf({ id }: OrderRow, { refundId, reference }: Refund) {
  const asked =
    reference !== null && /^\d{1,15}$/.test(reference)
      ? and(eq(refunds.id, Number(reference)), isNull(refunds.refundId))
      : undefined
  return and(eq(refunds.orderId, id), or(eq(refunds.refundId, refundId), asked))
}

async function moveOrder(tx: Tx, order: OrderRow): Promise<void> {
  const returned = (await readRefunds(tx, order.id))
    .filter(({ status }) => isCounted(status))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const refundedCents = Math.min(order.totalCents, returned)
  const status = statusAfterRefund(order, refundedCents)
  if (refundedCents === order.refundedCents && status === order.status) return
  await tx.db.update(orders).set({ refundedCents, status }).where(eq(orders.id, order.id))
  await tx.audit({
    action: 'order.refunded',
    subject: { type: 'order', id: order.id },
    before: { status: order.status, refundedCents: order.refundedCents },
    after: { status, refundedCents },
  })
  if (order.status === 'refunded') {
    const detail = `${refundedCents} / ${order.totalCents}`
    await alertAgency(tx, { about: 'refund-failed', orderId: order.id, detail })
  }
  if (order.status === 'cancelled' && status === 'refunded') await mailRefundOfUnstocked(tx, order.id)
}

/** A later refund of at least the same amount settles one that failed. */
async function settleFailures(tx: Tx, { orderId, amountCents }: RefundRow): Promise<void> {
  const isMadeUp = and(isToHandle, eq(refunds.orderId, orderId), lte(refunds.amountCents, amountCents))
  await tx.db.update(refunds).set({ handledAt: tx.now() }).where(isMadeUp)
}

/** The order lines to restock with a refund. */
async function putBack(tx: Tx, { orderId, restock }: RefundRow): Promise<OrderLine[]> {
  if (restock.length === 0) return []
  const lines = await readOrderLines(tx, orderId)
  return lines.flatMap((line) => {
    const quantity = restock
      .filter(({ itemId }) => itemId === line.id)
      .reduce((sum, piece) => sum + piece.quantity, 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
