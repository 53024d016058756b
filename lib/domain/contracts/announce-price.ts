import { asc } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { contractOf } from '../billing/contract'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { saveContract } from '../billing/save-contract'
import { addEntry } from '../billing/timeline'
import { priceSkipOf, withNewPrice } from '../billing-rules/price-change'
import { termsOn } from '../billing-rules/schedule'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { invalidField } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { type PriceTarget, targeted } from './preview-price'

type NewPrice = {
  target: PriceTarget
  /** Of one period, VAT included. */
  priceCents: number
  /** As the clients read it. */
  reason: string
}

/** Announces a new price by mail: it applies to the first period that starts at least three months later. Each subscription has
 *  its own transaction, and one already told is skipped, so that a repeat resumes after a crash. Returns the ids of those told
 *  now. */
export async function announcePrice(
  ctx: Context,
  { target, priceCents, reason }: NewPrice,
): Promise<number[]> {
  requirePermission(ctx, 'subscriptions.manage')
  if (reason.trim() === '')
    throw invalidField('reason', 'La raison est obligatoire\u00a0: les clients la lisent.')
  const rows = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(targeted(target))
    .orderBy(asc(subscriptions.id))
  const notified: number[] = []
  for (const { id } of rows) if (await announceTo(ctx, id, { priceCents, reason })) notified.push(id)
  return notified
}

async function announceTo(
  ctx: Context,
  id: number,
  { priceCents, reason }: Omit<NewPrice, 'target'>,
): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, id)
    const { subscription } = locked
    const today = parisDay(tx.now())
    const contract = contractOf(subscription)
    if (priceSkipOf(contract, priceCents, today) !== null) return false
    const announced = withNewPrice(contract, priceCents, today)
    const effectiveOn = announced.priceChange?.effectiveOn ?? today
    const { priceCents: oldCents, paymentPlan } = termsOn(contract, today)
    await saveContract(tx, locked, announced, { announcedPriceReason: reason })
    await addEntry(tx, id, { kind: 'price_announced', data: { oldCents, priceCents, effectiveOn, reason } })
    await mailClient(tx, subscription.clientId, {
      ...{ kind: 'price-announced', label: labelOf(subscription), oldCents, priceCents, effectiveOn },
      ...{ isYearly: paymentPlan === 'yearly', reason },
    })
    await tx.audit({
      action: 'subscription.price-announced',
      subject: { type: 'subscription', id },
      before: { priceCents: oldCents },
      after: { priceCents, effectiveOn, reason },
    })
    return true
  })
}
