import { and, asc, eq, isNull } from 'drizzle-orm'
import { recurringLines } from '@/db/schema/recurring-lines'
import { subscriptions } from '@/db/schema/subscriptions'
import { lockClients } from '../clients/lock-clients'
import { actingUser, type Reads, type Tx } from '../context'
import { notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import type { LineRow } from './line-facts'
import { type LockedSubscription, lockSubscription } from './lock-subscription'

/** The subscription or client that recurring lines belong to. */
export type LinesOf = { subscriptionId: number } | { clientId: number }

export const linesOf = ({
  subscriptionId,
  clientId,
}: Pick<LineRow, 'subscriptionId' | 'clientId'>): LinesOf =>
  subscriptionId === null ? { clientId } : { subscriptionId }

/** The lines of a subscription, or of a client without one, that have not ended, oldest first. */
export const readLines = ({ db }: Pick<Reads, 'db'>, of: LinesOf): Promise<LineRow[]> =>
  db
    .select()
    .from(recurringLines)
    .where(and(areOf(of), isNull(recurringLines.endedAt)))
    .orderBy(asc(recurringLines.id))

const areOf = (of: LinesOf) =>
  'subscriptionId' in of
    ? eq(recurringLines.subscriptionId, of.subscriptionId)
    : and(eq(recurringLines.clientId, of.clientId), isNull(recurringLines.subscriptionId))

/** The lines of the actor's own client without a subscription, ended ones included, newest first. */
export const listOwnLines = (reads: Reads): Promise<LineRow[]> =>
  readStandalone(reads, actingUser(reads).clientId)

/** The same of any client; `forbidden` without the permission to manage subscriptions. */
export function listStandaloneLines(reads: Reads, clientId: number): Promise<LineRow[]> {
  requirePermission(reads, 'subscriptions.manage')
  return readStandalone(reads, clientId)
}

const readStandalone = ({ db }: Pick<Reads, 'db'>, clientId: number): Promise<LineRow[]> =>
  db
    .select()
    .from(recurringLines)
    .where(areOf({ clientId }))
    .orderBy(asc(recurringLines.endedAt), asc(recurringLines.id))

/** Locks the owner of lines: the subscription (see `lockSubscription`) or the client. `not_found` if it does not exist. */
export async function lockLinesOf(tx: Tx, of: LinesOf): Promise<LockedSubscription | null> {
  if ('subscriptionId' in of) return lockSubscription(tx, of.subscriptionId)
  const [client] = await lockClients(tx, of.clientId)
  if (!client) throw notFound()
  return null
}

/** A line with its subscription or client, both locked. */
export async function lockLine(
  tx: Tx,
  id: number,
): Promise<{ line: LineRow; locked: LockedSubscription | null }> {
  const isIt = eq(recurringLines.id, id)
  const [found] = await tx.db.select().from(recurringLines).where(isIt)
  if (!found) throw notFound()
  const locked = await lockLinesOf(tx, linesOf(found))
  const [line] = await tx.db.select().from(recurringLines).where(isIt)
  if (!line) throw notFound()
  return { line, locked }
}

/** Makes the daily job process a subscription again. */
export const markUnprocessed = async (tx: Tx, { subscription }: LockedSubscription): Promise<void> => {
  await tx.db.update(subscriptions).set({ processedAt: null }).where(eq(subscriptions.id, subscription.id))
}
