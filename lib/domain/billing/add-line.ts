import { recurringLines } from '@/db/schema/recurring-lines'
import { hasEnded } from '../billing-rules/standing'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'
import { contractOf } from './contract'
import { ENDED } from './give-notice'
import type { LineRow } from './line-facts'
import { LINE_KINDS, type LineInput } from './line-schema'
import { type LinesOf, lockLinesOf, markUnprocessed } from './lines'
import { addEntry } from './timeline'

/** Adds a recurring line to a subscription, or to a client without one; agency only. Past first days are never invoiced.
 *  `conflict` after the subscription's end. */
export async function addLine(ctx: Context, { of, ...input }: LineInput & { of: LinesOf }): Promise<LineRow> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const locked = await lockLinesOf(tx, of)
    const today = parisDay(tx.now())
    if (locked && hasEnded(contractOf(locked.subscription), today)) throw new DomainError('conflict', ENDED)
    const { kind, label, priceCents, paymentPlan, anchor } = input
    const subscriptionId = locked?.subscription.id ?? null
    const clientId = locked?.subscription.clientId ?? ('clientId' in of ? of.clientId : 0)
    const [line] = await tx.db
      .insert(recurringLines)
      .values({
        ...{ clientId, subscriptionId, kind, label, priceCents, paymentPlan, anchor },
        vatPermille: LINE_KINDS[kind].vatPermille,
        nextOn: anchor > today ? anchor : today,
        createdAt: tx.now(),
      })
      .returning()
    if (!line) throw new Error('The line was not written')
    if (locked) await markUnprocessed(tx, locked)
    await addEntry(tx, subscriptionId, {
      kind: 'line_added',
      data: { label, priceCents, paymentPlan, anchor },
    })
    const isYearly = paymentPlan === 'yearly'
    await mailClient(tx, clientId, { kind: 'line-added', label, priceCents, isYearly, first: line.nextOn })
    await tx.audit({
      action: 'recurring-line.added',
      subject: { type: 'recurring-line', id: line.id },
      after: { clientId, subscriptionId, kind, priceCents, paymentPlan, anchor },
    })
    return line
  })
}
