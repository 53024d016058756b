import { eq } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { lockOwnWithdrawal } from './lock-withdrawal'

/** Records that a withdrawal's goods came back to the actor's own shop: the refund no longer waits. The first time is kept. */
export async function receiveGoods(ctx: Context, { withdrawalId }: { withdrawalId: number }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { id, orderId, websiteId, goodsReceivedAt } = await lockOwnWithdrawal(tx, withdrawalId)
    if (orderId === null)
      throw new DomainError('conflict', 'Cette déclaration ne correspond à aucune commande.')
    if (goodsReceivedAt) return
    await tx.db.update(orderWithdrawals).set({ goodsReceivedAt: tx.now() }).where(eq(orderWithdrawals.id, id))
    await tx.audit({
      action: 'order.goods-received',
      subject: { type: 'order', id: orderId },
      after: { websiteId, withdrawalId: id },
    })
  })
}
