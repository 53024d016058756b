import { eq } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { readWholeOrder } from '../orders/lock-order'
import { mailShopper } from '../orders/mail-order'
import { lockOwnWithdrawal } from './lock-withdrawal'
import { isToAnswer, listWithdrawals } from './queries'

/** Refuses a withdrawal from an order of the actor's own shop and mails the reason to its shopper; a repeat changes nothing.
 *  `conflict` if it was answered in another way. */
export async function refuseWithdrawal(
  ctx: Context,
  { withdrawalId, refusal }: { withdrawalId: number; refusal: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { id, orderId, refusedAt, declaredAt } = await lockOwnWithdrawal(tx, withdrawalId)
    if (refusedAt) return
    if (orderId === null)
      throw new DomainError('conflict', 'Cette déclaration ne correspond à aucune commande.')
    const known = await listWithdrawals(tx, orderId)
    if (!known.some((one) => one.id === id && isToAnswer(one)))
      throw new DomainError('conflict', 'Cette rétractation est déjà remboursée ou réglée.')
    await tx.db
      .update(orderWithdrawals)
      .set({ refusedAt: tx.now(), refusal })
      .where(eq(orderWithdrawals.id, id))
    const whole = await readWholeOrder(tx, orderId)
    await tx.audit({
      action: 'order.withdrawal-refused',
      subject: { type: 'order', id: orderId },
      after: { websiteId: whole.order.websiteId, withdrawalId: id },
    })
    await mailShopper(tx, whole, (shopper) => ({
      kind: 'order-withdrawal-refused',
      ...shopper,
      ...{ withdrawalId: id, reason: refusal, at: declaredAt.getTime() },
    }))
  })
}
