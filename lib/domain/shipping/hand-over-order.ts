import { eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { lockOwnOrder } from '../orders/lock-order'
import { refuseReturning } from '../refunds/request-refund'
import { mailDelivered } from './mail-parcel'

/** Records that the shopper picked up an order of the actor's own shop; a repeat changes nothing. `conflict` for an order
 *  that is to be shipped, or not paid. */
export async function handOverOrder(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, id)
    const { deliveryMethod, status, websiteId } = order
    if (deliveryMethod !== 'pickup')
      throw new DomainError(
        'conflict',
        'Cette commande est livrée par un transporteur, pas retirée en boutique.',
      )
    if (status === 'delivered') return
    if (status !== 'paid')
      throw new DomainError('conflict', 'Seule une commande payée peut être marquée comme retirée.')
    await refuseReturning(tx, order)
    await tx.db.update(orders).set({ status: 'delivered', deliveredAt: tx.now() }).where(eq(orders.id, id))
    await tx.audit({
      action: 'order.delivered',
      subject: { type: 'order', id },
      after: { websiteId, deliveryMethod },
    })
    await mailDelivered(tx, id)
  })
}
