import { eq } from 'drizzle-orm'
import { type CancellationOutcome, cancellationMatches } from '@/db/schema/cancellations'
import { subscriptions } from '@/db/schema/subscriptions'
import type { SubscriptionRow } from '../billing/contract'
import { parisDay } from '../calendar'
import type { Context, Reads } from '../context'
import { notFound } from '../errors'
import { type CancellationKey, type FoundCancellation, findCancellation, isKeyed } from './cancellation-key'
import { previewCancellation } from './preview'

export type Choice = { id: number; outcome: CancellationOutcome }

export type CancellationDetail = FoundCancellation & {
  /** While it is open: the contracts that it may mean, with the effects of confirming it now. */
  choices: Choice[]
}

type Read = Pick<Context, 'actor' | 'openLink' | 'db' | 'now'>

/** A declaration by its link, or for the agency. `not_found` otherwise. */
export async function getCancellation(ctx: Read, key: CancellationKey): Promise<CancellationDetail> {
  const detail = await findCancellationDetail(ctx, key)
  if (!detail) throw notFound()
  return detail
}

/** The same; null for a message from before cancellations were stored, or of another kind. */
export async function findCancellationDetail(
  ctx: Read,
  key: CancellationKey,
): Promise<CancellationDetail | null> {
  const found = await findCancellation(ctx, isKeyed(ctx, key))
  if (!found) return null
  const matched = await ctx.db
    .select({ subscription: subscriptions })
    .from(cancellationMatches)
    .innerJoin(subscriptions, eq(subscriptions.id, cancellationMatches.subscriptionId))
    .where(eq(cancellationMatches.cancellationId, found.cancellation.id))
    .orderBy(subscriptions.id)
  const choices: Choice[] = []
  const { status, subscriptionId } = found.cancellation
  // The agency may have confirmed it for a contract of another client than the link's recipient.
  const isOther =
    status === 'confirmed' && !matched.some(({ subscription }) => subscription.id === subscriptionId)
  if ('token' in key && isOther) return null
  if (status !== 'received') return { ...found, choices }
  for (const { subscription } of matched) {
    const outcome = await preview(ctx, found, subscription)
    if (outcome) choices.push({ id: subscription.id, outcome })
  }
  return { ...found, choices }
}

/** For the agency: the effects of a declaration on a contract, by its number; null for one that it cannot mean. */
export async function findChoice(
  ctx: Read,
  { messageId, subscriptionId }: { messageId: number; subscriptionId: number },
): Promise<Choice | null> {
  const found = await findCancellation(ctx, isKeyed(ctx, { messageId }))
  const [subscription] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  const outcome = found && subscription ? await preview(ctx, found, subscription) : null
  return outcome && { id: subscriptionId, outcome }
}

const preview = (reads: Pick<Reads, 'db' | 'now'>, found: FoundCancellation, subscription: SubscriptionRow) =>
  previewCancellation(reads, subscription, {
    ...{ kind: found.declaration.kind, day: parisDay(found.at) },
    wishedOn: found.declaration.wishedOn || null,
  })
