import { and, eq, isNull } from 'drizzle-orm'
import { paymentMethods } from '@/db/schema/payment-methods'
import type { SubscriptionRow } from '../billing/contract'
import { labelOf } from '../billing/label'
import { addDays, addMonths, type Day, toDay } from '../calendar'
import type { Tx } from '../context'
import { mailClient } from '../notifications/mail-client'

const TOLD_DAYS = 30

/** Notifies a client once that a locked subscription's card expires within 30 days. */
export async function notifyCardExpiry(tx: Tx, subscription: SubscriptionRow, today: Day): Promise<void> {
  const { paymentMethodId, collection, clientId } = subscription
  if (paymentMethodId === null || collection !== 'automatic') return
  const isNotNotified = and(
    ...[eq(paymentMethods.id, paymentMethodId), eq(paymentMethods.isUsable, true)],
    ...[isNull(paymentMethods.expiryToldAt), isNull(paymentMethods.removedAt)],
  )
  const [card] = await tx.db.select().from(paymentMethods).where(isNotNotified)
  if (!card || card.expiryMonth === null || card.expiryYear === null) return
  const lastDay = lastDayOf(card.expiryYear, card.expiryMonth)
  if (lastDay < today || lastDay > addDays(today, TOLD_DAYS)) return
  const marked = await tx.db
    .update(paymentMethods)
    .set({ expiryToldAt: tx.now() })
    .where(isNotNotified)
    .returning({ id: paymentMethods.id })
  if (marked.length === 0) return
  const { brand, lastFour } = card
  await mailClient(tx, clientId, {
    kind: 'card-ends',
    label: labelOf(subscription),
    brand,
    lastFour,
    lastDay,
  })
}

function lastDayOf(year: number, month: number): Day {
  const first = toDay(`${year}-${String(month).padStart(2, '0')}-01`)
  return addDays(addMonths(first, 1), -1)
}
