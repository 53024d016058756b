import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { Reads } from '../context'

export type FoundOrder = { id: number; accountId: string | null }

const columns = { id: orders.id, accountId: orders.paymentAccountId }

/** The order that a session of the provider pays; null for a session of another program. */
export async function findOrderBySession({ db }: Reads, sessionId: string): Promise<FoundOrder | null> {
  const [order] = await db.select(columns).from(orders).where(eq(orders.checkoutSessionId, sessionId))
  return order ?? null
}

export async function findOrderByPayment({ db }: Reads, paymentIntentId: string): Promise<FoundOrder | null> {
  const [order] = await db.select(columns).from(orders).where(eq(orders.paymentIntentId, paymentIntentId))
  return order ?? null
}

/** Whether an order of this seller may turn out to be the one of a payment that no order has: it is not known yet by which
 *  payment it is paid. */
export async function awaitsPaymentOf({ db }: Reads, accountId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.paymentAccountId, accountId),
        eq(orders.status, 'pending'),
        isNull(orders.paymentIntentId),
      ),
    )
    .limit(1)
  return order !== undefined
}
