import { and, eq, isNull } from 'drizzle-orm'
import { returnRequests } from '@/db/schema/return-requests'
import type { Context } from '../context'
import { notFound } from '../errors'
import { lockOwnOrder } from '../orders/lock-order'

/** Marks a return request as seen by the shop's owner; the first time is kept. */
export async function markReturnSeen(
  ctx: Context,
  { orderId, requestId }: { orderId: number; requestId: number },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockOwnOrder(tx, orderId)
    const isIt = and(eq(returnRequests.id, requestId), eq(returnRequests.orderId, orderId))
    const [request] = await tx.db.select({ id: returnRequests.id }).from(returnRequests).where(isIt)
    if (!request) throw notFound()
    await tx.db
      .update(returnRequests)
      .set({ seenAt: tx.now() })
      .where(and(isIt, isNull(returnRequests.seenAt)))
  })
}
