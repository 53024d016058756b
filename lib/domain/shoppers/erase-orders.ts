import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { firstOrders } from '@/db/schema/first-orders'
import { mailFailures } from '@/db/schema/mail-failures'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import { customers, orderItems, orderLinks, orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import { returnRequests } from '@/db/schema/return-requests'
import { shipmentLabels, shipments } from '@/db/schema/shipments'
import { shippingBatches } from '@/db/schema/shipping-batches'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import { forgetOrders } from '../jobs/forget-person'

/** `customers`: the shoppers of these orders, and no others. */
type Conditions = { orders: SQL; customers: SQL }

/** Erases all personal data of the shoppers of some orders. What was sold, when, for how much and to which country is kept,
 *  as the seller's books require for ten years (article L. 123-22 of the Code de commerce). Returns the number of orders. */
export async function eraseOrders(tx: Tx, conditions: Conditions): Promise<number> {
  const own = tx.db.select({ id: orders.id }).from(orders).where(conditions.orders)
  await forgetOrders(tx, own.getSQL())
  await forgetUnmatched(tx, conditions.customers)
  for (const table of [orderLinks, returnRequests, orderWithdrawals, firstOrders, shipmentLabels])
    await tx.db.delete(table).where(inArray(table.orderId, own))
  await tx.db
    .update(orderItems)
    .set({ customization: null })
    .where(and(inArray(orderItems.orderId, own), isNotNull(orderItems.customization)))
  await tx.db
    .update(refunds)
    .set({ reason: null })
    .where(and(inArray(refunds.orderId, own), isNotNull(refunds.reason)))
  await tx.db
    .update(shipments)
    .set({ refusal: null, otherNumber: null, carrierLabelUrl: null })
    .where(inArray(shipments.orderId, own))
  await eraseBatchMessages(tx, conditions.orders)
  const erased = await tx.db
    .update(orders)
    .set({ ...NOBODY, shopperErasedAt: tx.now() })
    .where(conditions.orders)
    .returning({ id: orders.id })
  await forgetFailures(tx, conditions.customers)
  await tx.db.delete(customers).where(conditions.customers)
  return erased.length
}

/** The country stays: it decides the VAT. */
const NOBODY = {
  ...{ customerId: null, submissionId: null, submissionHash: null, networkHash: null },
  ...{ shippingLine1: null, shippingLine2: null, shippingZip: null, shippingCity: null },
  ...{ relayPointId: null, relayPointName: null, relayPointAddress: null },
  ...{ expeditionNumber: null, labelUrl: null, trackingUrl: null },
} satisfies Partial<typeof orders.$inferInsert>

/** Deletes withdrawals declared under the same address that match no order. */
async function forgetUnmatched(tx: Tx, condition: SQL): Promise<void> {
  await tx.db.execute(sql`
    delete from ${orderWithdrawals} where ${orderWithdrawals.orderId} is null and exists (
      select 1 from ${customers} where ${customers.websiteId} = ${orderWithdrawals.websiteId}
        and lower(${customers.email}) = lower(${orderWithdrawals.email}) and ${condition})`)
}

/** Erases the carrier's refusals, which may contain an address. */
async function eraseBatchMessages(tx: Tx, condition: SQL): Promise<void> {
  const own = sql`select id from ${orders} where ${condition}`
  await tx.db.execute(sql`
    update ${shippingBatches} set lines = (
      select coalesce(jsonb_agg(
        case when (line ->> 'orderId')::int in (${own}) then line || '{"message": null}' else line end order by place), '[]')
      from jsonb_array_elements(lines) with ordinality as of_batch (line, place))
    where exists (
      select 1 from jsonb_array_elements(lines) line
      where (line ->> 'orderId')::int in (${own}) and line ->> 'message' is not null)`)
}

/** For addresses that no account and no other order has. */
async function forgetFailures(tx: Tx, condition: SQL): Promise<void> {
  const address = sql`lower(${customers.email}) = ${mailFailures.address}`
  await tx.db.execute(sql`
    delete from ${mailFailures}
    where exists (select 1 from ${customers} where ${address} and ${condition})
      and not exists (select 1 from ${customers} where ${address} and not (${condition}))
      and not exists (select 1 from ${users} where lower(${users.email}) = ${mailFailures.address})`)
}
