import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { paymentPages } from '@/db/schema/payment-pages'
import { findActingUser, isJob, type Reads, type Tx } from '../context'

export type PaymentPage = typeof paymentPages.$inferSelect
/** `sessionId`: the provider's. */
export type PageKey = { pageId: number } | { sessionId: string }

export const isOver = ({ state }: PaymentPage): boolean => state === 'complete' || state === 'expired'

/** A page of the actor's client, any for a job or a provider's event; null where there is none. */
export async function findPage(reads: Reads, key: PageKey): Promise<PaymentPage | null> {
  const user = findActingUser(reads.actor)
  if (!user && !isJob(reads)) return null
  const isIt = 'pageId' in key ? eq(paymentPages.id, key.pageId) : eq(paymentPages.sessionId, key.sessionId)
  const [page] = await reads.db
    .select()
    .from(paymentPages)
    .where(and(isIt, user ? eq(paymentPages.clientId, user.clientId) : undefined))
  return page ?? null
}

/** Pages on which one of these invoices can still be paid, oldest first. */
export async function readOpenPages({ db }: Pick<Reads, 'db'>, invoiceIds: number[]): Promise<PaymentPage[]> {
  const live = db
    .select({ pageId: invoiceAttempts.pageId })
    .from(invoiceAttempts)
    .where(
      and(
        ...[inArray(invoiceAttempts.invoiceId, invoiceIds), isNotNull(invoiceAttempts.pageId)],
        inArray(invoiceAttempts.state, ['created', 'open', 'unknown']),
      ),
    )
  return db.select().from(paymentPages).where(inArray(paymentPages.id, live)).orderBy(asc(paymentPages.id))
}

export async function lockPage(tx: Tx, id: number): Promise<PaymentPage> {
  const [page] = await tx.db.select().from(paymentPages).where(eq(paymentPages.id, id)).for('update')
  if (!page) throw new Error(`The page ${id} vanished`)
  return page
}
