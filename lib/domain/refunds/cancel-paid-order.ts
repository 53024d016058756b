import { eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { shipments } from '@/db/schema/shipments'
import { announceStock } from '../catalogue/announce-stock'
import { returnToStock } from '../catalogue/stock'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { lockOwnOrder, type OrderRow, readOrderLines } from '../orders/lock-order'
import { tryRefund } from './finish-refund'
import { mailRefund } from './mail-refund'
import { refundableCents } from './policy'
import { readRefunds, requestRefund } from './request-refund'

type Input = { orderId: number; reason?: string | undefined }

/**
 * Cancels a paid order before it has a label: refunds the remaining amount and restocks its pieces. A repeat changes nothing.
 * `conflict` once a label exists or may exist. Returns false while the provider has not answered.
 */
export async function cancelPaidOrder(ctx: Context, { orderId, reason }: Input): Promise<boolean> {
  const asked = await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId)
    const known = await readRefunds(tx, order.id)
    const begun = known.find(({ cancels, status, failedAt }) => cancels && status !== 'refused' && !failedAt)
    if (begun) return { refundId: begun.id, isNew: false }
    await requireUnsent(tx, order)
    if (order.totalCents === 0) return cancelFreeOrder(tx, order, reason)
    if (refundableCents(order, known) <= 0)
      throw new DomainError('conflict', 'Cette commande est déjà en cours de remboursement.')
    const refundId = await requestRefund(tx, order, { orderId, restock: true, reason, cancels: true })
    return { refundId, isNew: true }
  })
  return asked === null || tryRefund(ctx, asked)
}

const WHY_NOT = {
  creating: 'L’étiquette de cette commande est en cours de création\u00a0: attendez son résultat.',
  unknown: 'Le transporteur n’a pas confirmé l’étiquette\u00a0: dites d’abord si elle existe.',
  made: 'Une étiquette existe\u00a0: cette commande ne s’annule plus. Vous pouvez la rembourser.',
}

/** Label creation locks the order too, so that only one of the two proceeds. */
async function requireUnsent(tx: Tx, order: OrderRow): Promise<void> {
  if (order.status !== 'paid')
    throw new DomainError('conflict', 'Seule une commande payée et pas encore expédiée s’annule.')
  const [shipment] = await tx.db
    .select({ state: shipments.state })
    .from(shipments)
    .where(eq(shipments.orderId, order.id))
  const state = order.expeditionNumber !== null || order.labelUrl !== null ? 'made' : shipment?.state
  if (state === 'creating' || state === 'unknown' || state === 'made')
    throw new DomainError('conflict', WHY_NOT[state])
}

/** Nothing was paid, so the provider is not called. */
async function cancelFreeOrder(tx: Tx, order: OrderRow, reason: string | undefined): Promise<null> {
  const lines = await readOrderLines(tx, order.id)
  await returnToStock(tx, lines)
  await tx.db
    .update(orders)
    .set({ status: 'cancelled', cancelledAt: tx.now() })
    .where(eq(orders.id, order.id))
  await tx.audit({
    action: 'order.cancelled',
    subject: { type: 'order', id: order.id },
    after: { websiteId: order.websiteId, totalCents: 0, reason: 'owner' },
  })
  await mailRefund(tx, order.id, { id: 0, amountCents: 0, cancels: true, reason: reason ?? null })
  await announceStock(tx, order.websiteId, lines)
  return null
}
