import { and, asc, eq } from 'drizzle-orm'
import { type ItemQuantity, refunds } from '@/db/schema/payments'
import type { Reads, Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { formatBill } from '../money'
import { type OrderRow, readOrderLines } from '../orders/lock-order'
import { isAsked, isRefundedWhole, refundableCents, refundableQuantity } from './policy'

export type RefundRow = typeof refunds.$inferSelect

export type RefundInput = {
  orderId: number
  /** If omitted, the remaining amount. */
  amountCents?: number | undefined
  /** The pieces to restock: true for all that are not restocked yet. */
  restock?: boolean | ItemQuantity[] | undefined
  /** A repeat with the same id returns the first refund. */
  requestId?: string | undefined
  /** For the shopper. */
  reason?: string | undefined
}

/** All refunds of an order, oldest first. */
export const readRefunds = ({ db }: Reads, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id))

export async function findRequest(
  { db }: Reads,
  orderId: number,
  requestId: string | undefined,
): Promise<number | null> {
  if (requestId === undefined) return null
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.requestId, requestId)))
  return row?.id ?? null
}

/** Records a refund request for a locked order and enqueues its job. `conflict` for more than the remaining amount. */
export async function requestRefund(
  tx: Tx,
  order: OrderRow,
  { amountCents, restock = false, requestId, reason, cancels = false }: RefundInput & { cancels?: boolean },
): Promise<number> {
  if (order.paymentAccountId === null || order.paymentIntentId === null)
    throw new DomainError(
      'conflict',
      'Le paiement de cette commande n’est pas connu\u00a0: rien à rembourser.',
    )
  const known = await readRefunds(tx, order.id)
  const left = refundableCents(order, known)
  const cents = amountCents ?? left
  if (left <= 0 || cents > left) throw tooMuch(left, known)
  const pieces = await piecesToReturn(tx, order.id, known, restock)
  const [row] = await tx.db
    .insert(refunds)
    .values({
      orderId: order.id,
      requestId,
      amountCents: cents,
      status: 'asked',
      createdAt: tx.now(),
      restock: pieces,
      reason: reason || null,
      cancels,
    })
    .returning({ id: refunds.id })
  if (!row) throw new Error('The refund was not written')
  await tx.audit({
    action: 'order.refund-asked',
    subject: { type: 'order', id: order.id },
    after: {
      websiteId: order.websiteId,
      amountCents: cents,
      cancels,
      pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  })
  await tx.enqueue({ queue: 'refunds', orderId: order.id, isAsked: true })
  return row.id
}

/** `conflict` for a locked order whose remaining amount is being refunded: it is no longer sent. */
export async function refuseReturning(tx: Tx, order: OrderRow): Promise<void> {
  if (isRefundedWhole(order, await readRefunds(tx, order.id)))
    throw new DomainError(
      'conflict',
      'Cette commande est en cours de remboursement\u00a0: elle ne s’expédie plus.',
    )
}

/** The pieces to restock: the chosen ones, or all that are not restocked yet. */
async function piecesToReturn(
  tx: Tx,
  orderId: number,
  known: readonly RefundRow[],
  restock: boolean | ItemQuantity[],
): Promise<ItemQuantity[]> {
  if (restock === false) return []
  const left = refundableQuantity(await readOrderLines(tx, orderId), known)
  if (restock === true) return left.filter(({ quantity }) => quantity > 0)
  for (const { itemId, quantity } of restock) {
    const most = left.find((line) => line.itemId === itemId)?.quantity ?? 0
    if (quantity > most) throw invalidField(`pieces-${itemId}`, `Au plus ${most}.`)
  }
  return restock.filter(({ quantity }) => quantity > 0)
}

function tooMuch(left: number, known: readonly RefundRow[]): DomainError {
  const message =
    left > 0
      ? `Il reste ${formatBill(left)} à rembourser au plus.`
      : known.some(isAsked)
        ? 'Un remboursement est en cours\u00a0: il ne reste rien d’autre à rembourser.'
        : 'Cette commande est déjà remboursée en entier.'
  return new DomainError('conflict', message, { issues: [{ path: 'amountCents', message }] })
}
