import { and, eq } from 'drizzle-orm'
import { orderItems, orders } from '@/db/schema/orders'
import type { Context, Reads } from '../context'
import { cancelCheckout } from './cancel-checkout'
import type { OrderInput } from './schema'
import { hashOf, type Submission } from './submission'

const findOrder = async ({ db }: Reads, { websiteId, submissionId }: Submission) => {
  const [order] = await db
    .select({ status: orders.status, hash: orders.submissionHash })
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.submissionId, submissionId)))
  return order ?? null
}

/** null for an id under which nothing was sent. */
export const statusOf = async (reads: Reads, submission: Submission) =>
  (await findOrder(reads, submission))?.status ?? null

/** Whether an order was sent under this id and awaits its payment: a form that shows it again sends it again. */
export const isWaiting = async (reads: Reads, submission: Submission): Promise<boolean> =>
  (await statusOf(reads, submission)) === 'pending'

export type ReservedLine = { productId: number; sizeId: number | null; quantity: number }

/** What such an order reserves: its shopper may still order it. */
export const listReserved = (
  { db }: Reads,
  { websiteId, submissionId }: Submission,
): Promise<ReservedLine[]> =>
  db
    .select({
      productId: orderItems.productId,
      sizeId: orderItems.sizeId,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.websiteId, websiteId),
        eq(orders.submissionId, submissionId),
        eq(orders.status, 'pending'),
      ),
    )

/**
 * The id to send an order under, for a browser that may have sent one before and returned from its payment. The same order
 * keeps its id, so that it stays one; the unpaid payment of another is ended first, which releases its pieces. `replaces`:
 * that one, or the one before this, was cancelled.
 */
export async function resumeSubmission(
  ctx: Context,
  { websiteId, input, earlier }: { websiteId: number; input: OrderInput; earlier: string | null },
): Promise<{ submissionId: string; replaces: boolean }> {
  const submissionId = input.submissionId ?? crypto.randomUUID()
  if (
    earlier !== null &&
    earlier !== submissionId &&
    (await isWaiting(ctx, { websiteId, submissionId: earlier }))
  )
    await cancelCheckout(ctx, { websiteId, submissionId: earlier })
  const order = await findOrder(ctx, { websiteId, submissionId })
  const replaces =
    earlier !== null && (await statusOf(ctx, { websiteId, submissionId: earlier })) === 'cancelled'
  if (!order) return { submissionId, replaces }
  if (order.hash === hashOf(input) && order.status !== 'cancelled') return { submissionId, replaces: false }
  if (order.status === 'pending') await cancelCheckout(ctx, { websiteId, submissionId })
  return { submissionId: crypto.randomUUID(), replaces: true }
}
