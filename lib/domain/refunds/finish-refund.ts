import { and, asc, eq } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import { refunds } from '@/db/schema/payments'
import type { PaymentFault } from '@/lib/providers/payments/payment-fault'
import type { Refund } from '@/lib/providers/payments/payments'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { lockOrder } from '../orders/lock-order'
import { reportFault } from '../payments/call-provider'
import { isPaymentFault, providerRefusal } from '../payments/payment-fault'
import { applyRefunds } from './apply-refunds'
import { mailRefundFailure } from './mail-refund'
import { isCounted } from './policy'
import { refusalWords } from './refund-words'

/** Finishes a refund now if the provider answers; otherwise returns false, and the job does. `isNew`: this is the first try. */
export async function tryRefund(
  ctx: Context,
  { refundId, isNew }: { refundId: number; isNew: boolean },
): Promise<boolean> {
  try {
    await finishRefund(ctx, refundId, isNew)
    return true
  } catch (error) {
    if (isPaymentFault(error)) return false
    throw error
  }
}

/** For the job: finishes every refund that the provider has not answered. The owner is notified of a refusal by mail. */
export async function finishRefunds(ctx: Context, orderId: number): Promise<void> {
  const asked = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'asked')))
    .orderBy(asc(refunds.id))
  for (const { id } of asked)
    await finishRefund(ctx, id).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error
    })
}

/**
 * Has the provider make a requested refund and applies it to the order. Repeats make one refund: the provider recognizes its
 * idempotency key for a day, and our reference permanently. A refusal releases the amount and is thrown as `provider`, or
 * `conflict`; a `PaymentFault` means no answer yet. If the provider rejects our key, a new refund is deleted, and one that
 * was tried before keeps waiting.
 */
async function finishRefund(ctx: Context, refundId: number, isNew = false): Promise<void> {
  const requested = await readRefundInput(ctx, refundId)
  if (requested?.status !== 'asked') return
  const said = await ask(ctx, requested).catch(async (error: unknown) => {
    if (!isPaymentFault(error)) throw error
    await reportFault(ctx, error)
    if (isNew && error.kind === 'bad_key') await forget(ctx, requested)
    if (error.kind === 'bad_key') throw isNew ? providerRefusal(error) : error
    if (error.kind === 'unknown' || error.kind === 'busy') throw error
    return error
  })
  if (!Array.isArray(said)) return refuse(ctx, requested, said)
  await ctx.transaction(async (tx) => applyRefunds(tx, await lockOrder(tx, requested.orderId), said))
}

async function readRefundInput({ db }: Context, refundId: number) {
  const [requested] = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      amountCents: refunds.amountCents,
      status: refunds.status,
      totalCents: orders.totalCents,
      feeCents: orders.feeCents,
      accountId: orders.paymentAccountId,
      paymentIntentId: orders.paymentIntentId,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId))
  return requested
}

type Input = NonNullable<Awaited<ReturnType<typeof readRefundInput>>>

/** 'exceeds': more than remains, because of a refund that was made elsewhere. */
async function ask(ctx: Context, requested: Input): Promise<Refund[] | 'exceeds'> {
  const { accountId, paymentIntentId, amountCents } = requested
  if (accountId === null || paymentIntentId === null)
    throw new Error(`Refund ${requested.id} is of an order without a payment`)
  const { payments } = ctx.providers
  const known = await payments.listRefunds({ accountId, paymentIntentId })
  if (known.some(({ reference }) => reference === String(requested.id))) return known
  const returned = known
    .filter(({ status }) => isCounted(status))
    .reduce((sum, refund) => sum + refund.amountCents, 0)
  if (returned + amountCents > requested.totalCents) return 'exceeds'
  const made = await payments.createRefund({
    accountId,
    paymentIntentId,
    amountCents,
    returnsFee: requested.feeCents > 0,
    reference: String(requested.id),
    idempotencyKey: `refund/${requested.id}`,
  })
  return [...known, made]
}

async function forget(ctx: Context, { id }: Input): Promise<void> {
  await ctx.transaction(async (tx) => {
    await tx.db.delete(refunds).where(and(eq(refunds.id, id), eq(refunds.status, 'asked')))
  })
}

/** Releases the amount, and lets the same request ask for another refund. */
async function refuse(ctx: Context, requested: Input, fault: PaymentFault | 'exceeds'): Promise<void> {
  const failure = fault === 'exceeds' ? fault : (fault.code ?? 'unknown')
  const isRefused = await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, requested.orderId)
    const refused = await tx.db
      .update(refunds)
      .set({ status: 'refused', failure, requestId: null })
      .where(and(eq(refunds.id, requested.id), eq(refunds.status, 'asked')))
      .returning()
    const [refund] = refused
    if (!refund) return false
    await tx.audit({
      action: 'order.refund-refused',
      subject: { type: 'order', id: order.id },
      after: { websiteId: order.websiteId, amountCents: refund.amountCents, reason: failure },
    })
    // A job has no screen to show the refusal.
    if (ctx.actor.type === 'system') await mailRefundFailure(tx, order.id, refund)
    return true
  })
  // A concurrent try of the same refund has already settled it.
  if (!isRefused) return
  if (fault === 'exceeds') throw new DomainError('conflict', refusalWords(failure))
  throw new DomainError('provider', refusalWords(failure), { cause: fault })
}
