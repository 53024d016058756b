import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { orders } from '@/db/schema/orders'
import type { Reads, Tx } from '../context'
import { DomainError } from '../errors'
import type { OrderInput } from './schema'

/** An attempt to order: sent again under the same id, it is one order. */
export type Submission = { websiteId: number; submissionId: string }

/** Distinguishes a repeat from another cart under the same id. */
export const hashOf = ({ submissionId: _, ...input }: OrderInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** The order that a submission made; null when it is new. `conflict` when it was sent before with other content. */
export async function findSubmission(
  { db }: Reads,
  { websiteId, submissionId, hash }: Submission & { hash: string | null },
): Promise<number | null> {
  const [order] = await db
    .select({ id: orders.id, submissionHash: orders.submissionHash })
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.submissionId, submissionId)))
  if (!order) return null
  if (order.submissionHash !== hash)
    throw new DomainError('conflict', 'Cette commande a déjà été envoyée avec un autre contenu.')
  return order.id
}

/** Serializes the requests of a submission. */
export async function lockSubmission(tx: Tx, submissionId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order/${submissionId}`}, 0))`)
}
