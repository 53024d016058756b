import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoices } from '@/db/schema/invoices'
import { paymentMethods } from '@/db/schema/payment-methods'
import { paymentPages } from '@/db/schema/payment-pages'
import { subscriptions } from '@/db/schema/subscriptions'
import { LIVE } from '../billing/attempts'
import { isJob, type Reads } from '../context'
import { ownsInvoice } from '../permissions/scopes'

const columns = {
  id: invoiceAttempts.id,
  invoiceId: invoiceAttempts.invoiceId,
  attempt: invoiceAttempts.attempt,
  state: invoiceAttempts.state,
  amountCents: invoiceAttempts.amountCents,
  intentId: invoiceAttempts.intentId,
  pageId: invoiceAttempts.pageId,
  ownMethodId: invoiceAttempts.methodId,
  createdAt: invoiceAttempts.createdAt,
  /** The provider's id. */
  methodId: paymentMethods.methodId,
  customerId: clients.stripeCustomerId,
  sessionId: paymentPages.sessionId,
  clientId: invoices.clientId,
  /** Null without a subscription. */
  subscriptionId: invoices.subscriptionId,
  /** Whether the attempt is still to be made: its invoice is open, and the subscription's method is the one it debits. */
  isWanted: sql<boolean>`coalesce(${invoices.status} in ('draft', 'issued') and ${subscriptions.paymentMethodId} = ${invoiceAttempts.methodId}
    and ${paymentMethods.isUsable} and ${paymentMethods.removedAt} is null, false)`,
}

/** Attempts with the data to query the provider about them, by id; only those of the actor's invoices. */
export const findAttempts = (reads: Reads, where: SQL | undefined) =>
  reads.db
    .select(columns)
    .from(invoiceAttempts)
    .innerJoin(invoices, eq(invoices.id, invoiceAttempts.invoiceId))
    .leftJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, invoiceAttempts.methodId))
    .leftJoin(paymentPages, eq(paymentPages.id, invoiceAttempts.pageId))
    .where(and(where, isJob(reads) ? undefined : ownsInvoice(reads)))
    .orderBy(asc(invoiceAttempts.id))

export type FoundAttempt = Awaited<ReturnType<typeof findAttempts>>[number]

export const isLiveAttempt = inArray(invoiceAttempts.state, LIVE)

export async function findLiveAttempt(reads: Reads, invoiceId: number): Promise<FoundAttempt | null> {
  const [live] = await findAttempts(reads, and(eq(invoiceAttempts.invoiceId, invoiceId), isLiveAttempt))
  return live ?? null
}

/** The attempts of the same payment: of a page that paid several invoices, all of them. */
export const findSiblings = (reads: Reads, { id, pageId, intentId }: FoundAttempt) =>
  findAttempts(
    reads,
    or(
      eq(invoiceAttempts.id, id),
      pageId === null ? undefined : eq(invoiceAttempts.pageId, pageId),
      intentId === null ? undefined : eq(invoiceAttempts.intentId, intentId),
    ),
  )
