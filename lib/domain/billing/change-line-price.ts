import { eq } from 'drizzle-orm'
import { recurringLines } from '@/db/schema/recurring-lines'
import { addDays, type Day, parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import type { LineRow } from './line-facts'
import { lockLine } from './lines'
import { addEntry } from './timeline'

export const LINE_ENDED = 'Cette ligne a pris fin.'

/** Changes a recurring line's price from its next period on; a period that has begun, even today, keeps its own. Agency only.
 *  `conflict` after its end. */
export async function changeLinePrice(
  ctx: Context,
  { id, priceCents }: { id: number; priceCents: number },
): Promise<LineRow> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const { line } = await lockLine(tx, id)
    const { label, clientId, subscriptionId } = line
    if (line.endedAt !== null) throw new DomainError('conflict', LINE_ENDED)
    if (priceCents === (line.newPriceCents ?? line.priceCents)) return line
    const tomorrow = addDays(parisDay(tx.now()), 1)
    const effectiveOn: Day = line.nextOn > tomorrow ? line.nextOn : tomorrow
    const isFormer = priceCents === line.priceCents
    const [changed] = await tx.db
      .update(recurringLines)
      .set({
        newPriceCents: isFormer ? null : priceCents,
        newPriceOn: isFormer ? null : effectiveOn,
      })
      .where(eq(recurringLines.id, id))
      .returning()
    if (!changed) throw new Error('The line vanished while it was locked')
    const oldCents = line.newPriceCents ?? line.priceCents
    await addEntry(tx, subscriptionId, { kind: 'line_price_changed', data: { label, oldCents, priceCents } })
    const isYearly = line.paymentPlan === 'yearly'
    await mailClient(tx, clientId, { kind: 'line-price-changed', label, oldCents, priceCents, isYearly })
    await tx.audit({
      action: 'recurring-line.changed',
      subject: { type: 'recurring-line', id },
      before: { priceCents: oldCents },
      after: { priceCents },
    })
    return changed
  })
}
