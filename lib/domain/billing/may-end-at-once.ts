import { and, eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { subscriptionReminders } from '@/db/schema/subscription-reminders'
import { mayEndAtOnce, previousPaidYear } from '../billing-rules/renewal-notice'
import type { ClientKind, SubscriptionFacts } from '../billing-rules/schema'
import type { Day } from '../calendar'
import type { Reads } from '../context'
import type { SubscriptionRow } from './contract'

type Database = Pick<Reads, 'db'>

/** Whether a client may end a renewed year at once on a day: the renewal notice of article L. 215-1 was not sent in time. */
export async function readMayEndAtOnce(
  reads: Database,
  { id, clientId }: Pick<SubscriptionRow, 'id' | 'clientId'>,
  { facts, on }: { facts: SubscriptionFacts; on: Day },
): Promise<boolean> {
  const former = previousPaidYear(facts, on)
  if (!former) return false
  const kind = await readClientKind(reads, clientId)
  const sentOn = await readReminded(reads, id, former.last)
  return mayEndAtOnce({ kind, previousPaidYear: former, sentOn, today: on })
}

/** The kind a client declared to be; until then it has a consumer's rights. */
export async function readClientKind({ db }: Database, clientId: number): Promise<ClientKind> {
  const [client] = await db.select({ kind: clients.kind }).from(clients).where(eq(clients.id, clientId))
  return client?.kind ?? 'consumer'
}

/** The day on which the renewal notice for the year up to `lastDay` was sent; null if none was. */
export async function readReminded({ db }: Database, id: number, lastDay: Day): Promise<Day | null> {
  const { subscriptionId, kind, about, sentOn } = subscriptionReminders
  const [sent] = await db
    .select({ sentOn })
    .from(subscriptionReminders)
    .where(and(eq(subscriptionId, id), eq(kind, 'renewal_right'), eq(about, lastDay)))
  return sent?.sentOn ?? null
}
