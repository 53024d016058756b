import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { subscriptionEntries } from '@/db/schema/subscription-entries'
import { subscriptions } from '@/db/schema/subscriptions'
import { contractOf } from '../billing/contract'
import { labelOf } from '../billing/label'
import { lockSubscription } from '../billing/lock-subscription'
import { addEntry } from '../billing/timeline'
import { earliestTerms, keepsTerms } from '../billing-rules/terms-change'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { invalidField } from '../errors'
import { frenchDay } from '../french-days'
import { mailClient } from '../notifications/mail-client'
import { requirePermission } from '../permissions/require-permission'

type NewTerms = {
  /** The first day on which they apply. */
  effectiveOn: Day
  /** What changes, as the clients read it. */
  summary: string
  /** Word for word. */
  terms: string
}

/** Mails new terms of sale to every client with a running contract, at least three months ahead. Clients who gave notice keep the
 *  old ones. Each contract has its own transaction, and one already told is skipped, so that a repeat resumes after a crash.
 *  Returns the ids of those told now. */
export async function announceTerms(ctx: Context, announced: NewTerms): Promise<number[]> {
  requirePermission(ctx, 'subscriptions.manage')
  const earliest = earliestTerms(parisDay(ctx.now()))
  if (announced.effectiveOn < earliest)
    throw invalidField('effectiveOn', `Trois mois d’avance\u00a0: le ${frenchDay(earliest)} au plus tôt.`)
  const rows = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isNull(subscriptions.endedAt))
    .orderBy(asc(subscriptions.id))
  const notified: number[] = []
  for (const { id } of rows) if (await announceTo(ctx, id, announced)) notified.push(id)
  return notified
}

async function announceTo(ctx: Context, id: number, announced: NewTerms): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const { subscription } = await lockSubscription(tx, id)
    const { effectiveOn, summary } = announced
    if (keepsTerms(contractOf(subscription)) || (await wasTold(tx, id, announced))) return false
    await addEntry(tx, id, { kind: 'terms_announced', data: announced })
    await mailClient(tx, subscription.clientId, {
      ...{ kind: 'terms-announced', label: labelOf(subscription), ...announced },
    })
    await tx.audit({
      action: 'subscription.terms-announced',
      subject: { type: 'subscription', id },
      after: { effectiveOn, summary },
    })
    return true
  })
}

async function wasTold(tx: Tx, subscriptionId: number, { effectiveOn, terms }: NewTerms): Promise<boolean> {
  const rows = await tx.db
    .select({ id: subscriptionEntries.id })
    .from(subscriptionEntries)
    .where(
      and(
        eq(subscriptionEntries.subscriptionId, subscriptionId),
        eq(subscriptionEntries.kind, 'terms_announced'),
        sql`${subscriptionEntries.data} @> ${JSON.stringify({ effectiveOn, terms })}::jsonb`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
