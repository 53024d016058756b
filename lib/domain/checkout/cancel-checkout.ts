import { and, eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { Context } from '../context'
import { notFound } from '../errors'
import type { OrderRow } from '../orders/lock-order'
import { settleOrder } from './settle-order'
import type { Submission } from './submission'

/** The shopper left the payment: its session is ended, and once the provider has confirmed that the pieces are free. An order
 *  that was paid meanwhile stays paid. */
export const cancelCheckout = async (ctx: Context, submission: Submission): Promise<OrderRow> =>
  settleOrder(ctx, { orderId: await orderOf(ctx, submission), expire: true })

/** The shopper comes back from the payment: what the provider says now. */
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
