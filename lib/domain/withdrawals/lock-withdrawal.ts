import { and, eq } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { notFound } from '../errors'
import { lockOwnOrder } from '../orders/lock-order'
import { ownsWebsite } from '../permissions/scopes'
import type { Withdrawal } from './policy'

/** A withdrawal from an order of the actor's own shop, or one that matches none. Locks the order first, like a declaration. */
export async function lockOwnWithdrawal(tx: Tx, id: number): Promise<Withdrawal> {
  const isIt = and(eq(orderWithdrawals.id, id), ownsWebsite(tx))
  const [row] = await tx.db
    .select({ orderId: orderWithdrawals.orderId })
    .from(orderWithdrawals)
    .innerJoin(websites, eq(websites.id, orderWithdrawals.websiteId))
    .where(isIt)
  if (!row) throw notFound()
  if (row.orderId !== null) await lockOwnOrder(tx, row.orderId)
  const [withdrawal] = await tx.db
    .select()
    .from(orderWithdrawals)
    .where(eq(orderWithdrawals.id, id))
    .for('update')
  if (!withdrawal) throw notFound()
  return withdrawal
}
