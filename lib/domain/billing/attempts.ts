import { and, eq, inArray } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import type { Tx } from '../context'
import { DomainError } from '../errors'

export type Attempt = typeof invoiceAttempts.$inferSelect
/** States in which the provider may still collect the money. */
export const LIVE = ['created', 'open', 'processing', 'unknown'] as const
export const isLive = ({ state }: Pick<Attempt, 'state'>): boolean =>
  (LIVE as readonly string[]).includes(state)

/** `conflict` while the provider may still collect one of these locked invoices. */
export async function refuseWhileTrying(tx: Tx, invoiceIds: number[]): Promise<void> {
  if ((await readLiveAttempts(tx, invoiceIds)).length > 0)
    throw new DomainError('conflict', 'Un paiement de cette facture est en cours\u00a0: attendez son issue.')
}

/** The live attempts of these invoices. */
export const readLiveAttempts = (tx: Tx, invoiceIds: number[]): Promise<Attempt[]> =>
  tx.db
    .select()
    .from(invoiceAttempts)
    .where(and(inArray(invoiceAttempts.invoiceId, invoiceIds), inArray(invoiceAttempts.state, LIVE)))

/** Attempts by id; the subscription of their invoices is locked. */
export const readAttempts = (tx: Tx, ids: number[]): Promise<Attempt[]> =>
  tx.db.select().from(invoiceAttempts).where(inArray(invoiceAttempts.id, ids)).orderBy(invoiceAttempts.id)

/** The invoices that attempts pay; read before their debtor is locked. */
export const invoicesOf = async (tx: Tx, attemptIds: number[]): Promise<number[]> => [
  ...new Set((await readAttempts(tx, attemptIds)).map(({ invoiceId }) => invoiceId)),
]

export async function endAttempt(
  tx: Tx,
  id: number,
  ended: { state: 'succeeded' | 'refused' | 'cancelled'; refusal?: string | null },
): Promise<void> {
  const { state, refusal = null } = ended
  await tx.db
    .update(invoiceAttempts)
    .set({ state, refusal, endedAt: tx.now() })
    .where(eq(invoiceAttempts.id, id))
}
