import { and, eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { Context } from '../context'
import { notFound } from '../errors'
import type { OrderRow } from '../orders/lock-order'
import { settleOrder } from './settle-order'
import type { Submission } from './submission'

/** The shopper left the payment: ends its session, and releases the pieces once the provider has confirmed that. An order that
 *  has been paid stays paid. */
export const cancelCheckout = async (ctx: Context, submission: Submission): Promise<OrderRow> =>
  settleOrder(ctx, { orderId: await orderOf(ctx, submission), expire: true })

/** The shopper returns from the payment: applies the provider's current state. */
export const confirmCheckout = async (ctx: Context, submission: Submission): Promise<OrderRow> =>
  settleOrder(ctx, { orderId: await orderOf(ctx, submission) })

async function orderOf({ db }: Context, { websiteId, submissionId }: Submission): Promise<number> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.submissionId, submissionId)))
  if (!order) throw notFound()
  return order.id
}
