import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import { customers, orders } from '@/db/schema/orders'
import type { Context, Tx } from '../context'
import { lockOrder, readWholeOrder } from '../orders/lock-order'
import { mailShopper } from '../orders/mail-order'
import { createOrderLink, recentLinks } from '../orders/order-link'
import { mailOwnerOfWithdrawal } from './mail-owner'
import type { Withdrawal } from './policy'

const HOUR_MS = 3_600_000
/** Maximum links per order and hour: a person who knows its number and address cannot flood its shopper. */
const MAX_LINKS = 5

/**
 * For the job: finds the order of a typed withdrawal by its number and its shopper's address. If both match, the shopper gets
 * the order's link at the order's own address, to choose the lines. The owner is notified either way: the declaration counts
 * from when it was sent. Runs once per withdrawal.
 */
export async function matchWithdrawal(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [typed] = await tx.db.select().from(orderWithdrawals).where(eq(orderWithdrawals.id, id))
    if (!typed || typed.matchedAt) return
    const orderId = await findOrder(tx, typed)
    if (orderId !== null) await lockOrder(tx, orderId)
    const [matched] = await tx.db
      .update(orderWithdrawals)
      .set({ matchedAt: tx.now(), orderId })
      .where(and(eq(orderWithdrawals.id, id), isNull(orderWithdrawals.matchedAt)))
      .returning()
    if (!matched) return
    if (orderId !== null) await attach(tx, matched, orderId)
    else if (!matched.suspicious) await mailOwnerOfWithdrawal(tx, matched, null)
  })
}

/** The paid order with the typed number, if only one number was typed. */
async function findOrder(tx: Tx, { websiteId, orderText, email }: Withdrawal): Promise<number | null> {
  const [number, ...others] = orderText.match(/\d+/g) ?? []
  if (number === undefined || others.length > 0 || number.length > 9) return null
  const [order] = await tx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        eq(orders.id, Number(number)),
        eq(orders.websiteId, websiteId),
        isNotNull(orders.paidAt),
        eq(sql`lower(${customers.email})`, email.toLowerCase()),
      ),
    )
  return order?.id ?? null
}

async function attach(tx: Tx, withdrawal: Withdrawal, orderId: number): Promise<void> {
  const whole = await readWholeOrder(tx, orderId)
  await tx.audit({
    action: 'order.withdrawal-declared',
    subject: { type: 'order', id: orderId },
    after: { websiteId: withdrawal.websiteId, withdrawalId: withdrawal.id },
  })
  if ((await recentLinks(tx, orderId, HOUR_MS)).length < MAX_LINKS) {
    const { sealedToken } = await createOrderLink(tx, orderId)
    await mailShopper(tx, whole, (shopper) => ({
      kind: 'order-withdrawal-attached',
      ...shopper,
      ...{ withdrawalId: withdrawal.id, sealedToken, at: withdrawal.declaredAt.getTime() },
    }))
  }
  await mailOwnerOfWithdrawal(tx, withdrawal, whole)
}
