import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import { websites } from '@/db/schema/websites'
import { lockClients } from '../clients/lock-clients'
import { actingUser, isJob, type Reads, type Tx } from '../context'
import { notFound } from '../errors'
import { ownsInvoice } from '../permissions/scopes'
import type { SubscriptionRow } from './contract'
import { labelOf } from './label'
import { type LockedSubscription, lockSubscription } from './lock-subscription'

/** Who owes invoices: a client through a subscription or, without one, directly. */
export type Debtor = {
  clientId: number
  subscriptionId: number | null
  /** What they are for, as the client knows it. */
  label: string
}

/** `locked`: null without a subscription. */
export type LockedDebtor = { debtor: Debtor; locked: LockedSubscription | null }

export const debtorOf = (subscription: SubscriptionRow): Debtor => ({
  clientId: subscription.clientId,
  subscriptionId: subscription.id,
  label: labelOf(subscription),
})

/** Locks the debtor of these invoices: their subscription (see `lockSubscription`), or the websites whose development they pay
 *  and then their client. `not_found` unless all are the actor's, or one client's for an administrator or a job. */
export async function lockDebtor(
  tx: Tx,
  subscriptionId: number | null,
  invoiceIds: readonly number[],
): Promise<LockedDebtor> {
  if (subscriptionId !== null) {
    const locked = await lockSubscription(tx, subscriptionId)
    return { debtor: debtorOf(locked.subscription), locked }
  }
  if (!isJob(tx)) actingUser(tx)
  // Client and website of an invoice never change, so they can be read before they are locked.
  const rows = await tx.db
    .select({ id: invoices.id, clientId: invoices.clientId, websiteId: invoices.websiteId })
    .from(invoices)
    .where(
      and(
        ...[inArray(invoices.id, [...invoiceIds]), isNull(invoices.subscriptionId)],
        isJob(tx) ? undefined : ownsInvoice(tx),
      ),
    )
  const [first] = rows
  const areOfOne = rows.every(({ clientId }) => clientId === first?.clientId)
  if (!first || !areOfOne || rows.length !== new Set(invoiceIds).size) throw notFound()
  const { clientId } = first
  await lockWebsites(
    tx,
    rows.flatMap(({ websiteId }) => websiteId ?? []),
  )
  await lockClients(tx, clientId)
  return { debtor: { clientId, subscriptionId, label: await labelOfInvoices(tx, invoiceIds) }, locked: null }
}

async function lockWebsites(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .select({ id: websites.id })
    .from(websites)
    .where(inArray(websites.id, ids))
    .orderBy(asc(websites.id))
    .for('update')
}

/** What invoices without a subscription are for: the first line of a single one, otherwise their number. */
export async function labelOfInvoices({ db }: Pick<Reads, 'db'>, ids: readonly number[]): Promise<string> {
  if (ids.length > 1) return `${ids.length}\u00a0factures`
  const [line] = await db
    .select({ label: invoiceLines.label })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, ids[0] ?? 0))
    .orderBy(asc(invoiceLines.id))
    .limit(1)
  return line?.label ?? 'Facture'
}

/** The subject of their audit entries: the subscription, otherwise the client. */
export const auditSubject = ({ clientId, subscriptionId }: Debtor) =>
  subscriptionId === null
    ? ({ type: 'user', id: clientId } as const)
    : ({ type: 'subscription', id: subscriptionId } as const)
