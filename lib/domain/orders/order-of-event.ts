import { and, eq, isNull } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { orders } from '@/db/schema/orders'
import type { PaymentEvent } from '@/lib/providers/payments/payments'
import type { Reads } from '../context'
import { DomainError, notFound } from '../errors'

type FoundOrder = { id: number; accountId: string | null }
type Session = Extract<PaymentEvent['subject'], { kind: 'session' }>

const columns = { id: orders.id, accountId: orders.paymentAccountId }

/** The order paid by an event's session. null for a session not opened by the product: the seller's sale elsewhere, or an
 *  account that is not one of our sellers. `not_found` for one of ours whose order is not known yet. */
export async function findOrderOfSession(
  reads: Reads,
  event: PaymentEvent,
  { sessionId, isForeign }: Session,
): Promise<FoundOrder | null> {
  const [order] = await reads.db.select(columns).from(orders).where(eq(orders.checkoutSessionId, sessionId))
  if (order) return ofSeller(event, order)
  if (isForeign || event.accountId === null || !(await isOfSeller(reads, event.accountId))) return null
  throw notFound()
}

/** The order of an event's payment. null for a payment that the seller took outside the product; `not_found` while it may
 *  belong to an order. */
export async function findOrderOfPayment(
  reads: Reads,
  event: PaymentEvent,
  paymentIntentId: string | null,
): Promise<FoundOrder | null> {
  if (!paymentIntentId || !event.accountId) return null
  const [order] = await reads.db
    .select(columns)
    .from(orders)
    .where(eq(orders.paymentIntentId, paymentIntentId))
  if (order) return ofSeller(event, order)
  // The event of the payment itself may still be on its way.
  if (await awaitsPaymentOf(reads, event.accountId)) throw notFound()
  return null
}

/** Refuses an event about another seller's order. */
function ofSeller({ accountId }: PaymentEvent, order: FoundOrder): FoundOrder {
  if (order.accountId !== accountId)
    throw new DomainError('validation', 'Cet événement est celui d’un autre compte.')
  return order
}

async function isOfSeller({ db }: Reads, accountId: string): Promise<boolean> {
  const [seller] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.stripeAccountId, accountId))
  return seller !== undefined
}

/** Whether a payment without an order may still turn out to belong to an order of this seller: one whose payment is not known
 *  yet. */
async function awaitsPaymentOf({ db }: Reads, accountId: string): Promise<boolean> {
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
