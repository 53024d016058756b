import { eq } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { Context } from '../context'
import { lockOwnWithdrawal } from './lock-withdrawal'
import { isOpen } from './policy'

/** Records that the owner handled a withdrawal without a refund from it, or a refusal. */
export async function handleWithdrawal(
  ctx: Context,
  { withdrawalId }: { withdrawalId: number },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const withdrawal = await lockOwnWithdrawal(tx, withdrawalId)
    if (!isOpen(withdrawal)) return
    const { id, orderId, websiteId } = withdrawal
    await tx.db.update(orderWithdrawals).set({ handledAt: tx.now() }).where(eq(orderWithdrawals.id, id))
    await tx.audit({
      action: 'order.withdrawal-handled',
      subject: orderId === null ? { type: 'website', id: websiteId } : { type: 'order', id: orderId },
      after: { websiteId, withdrawalId: id },
    })
  })
}
