import { and, asc, eq } from 'drizzle-orm'
import { subscriptionEntries } from '@/db/schema/subscription-entries'
import { subscriptions } from '@/db/schema/subscriptions'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { ownsSubscription } from '../permissions/scopes'
import type { SubscriptionEntry } from './timeline'
import { timelineWords } from './timeline-words'

export type TimelineLine = { at: Date; kind: SubscriptionEntry['kind']; text: string }

/** The timeline of a subscription of the actor, or any for an administrator, oldest first. */
export async function readTimeline(reads: Reads, id: number): Promise<TimelineLine[]> {
  actingUser(reads)
  const rows = await reads.db
    .select({ entry: subscriptionEntries })
    .from(subscriptions)
    .leftJoin(subscriptionEntries, eq(subscriptionEntries.subscriptionId, subscriptions.id))
    .where(and(eq(subscriptions.id, id), ownsSubscription(reads)))
    .orderBy(asc(subscriptionEntries.at), asc(subscriptionEntries.id))
  if (rows.length === 0) throw notFound()
  return rows.flatMap(({ entry }) => {
    if (!entry) return []
    // Only `addEntry` writes entries, and nothing changes them.
    const written = { kind: entry.kind, data: entry.data } as SubscriptionEntry
    return [{ at: entry.at, kind: written.kind, text: timelineWords(written) }]
  })
}
