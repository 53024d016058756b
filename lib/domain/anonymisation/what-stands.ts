import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { invoices } from '@/db/schema/invoices'
import { orders } from '@/db/schema/orders'
import { paymentPages } from '@/db/schema/payment-pages'
import { recurringLines } from '@/db/schema/recurring-lines'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import { labelOf } from '../billing/label'
import type { Tx } from '../context'
import { listOpenOrders } from '../shoppers/open-orders'
import { openWords } from '../shoppers/open-words'

/** Locks a client's websites and subscriptions, and lists what must be ended, given away or settled before the client can be
 *  erased. A website with orders or invoices may stay, once it is offline. */
export async function lockWhatStands(tx: Tx, clientId: number): Promise<string[]> {
  const sites = await tx.db
    .select()
    .from(websites)
    .where(eq(websites.clientId, clientId))
    .orderBy(asc(websites.id))
    .for('update')
  const contracts = await tx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.clientId, clientId))
    .orderBy(asc(subscriptions.id))
    .for('update')
  const selling = await tx.db
    .selectDistinct({ id: orders.websiteId })
    .from(orders)
    .innerJoin(websites, eq(websites.id, orders.websiteId))
    .where(eq(websites.clientId, clientId))
  const invoiced = await tx.db
    .selectDistinct({ id: invoices.websiteId })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), isNotNull(invoices.websiteId)))
  const keptIds = [...selling, ...invoiced].map(({ id }) => id)
  const isKept = ({ id, status }: { id: number; status: string }) =>
    keptIds.includes(id) && status === 'inactive'
  return [
    ...contracts
      .filter(({ endedAt }) => endedAt === null)
      .map((contract) => `l’abonnement «\u00a0${labelOf(contract)}\u00a0» (n°\u00a0${contract.id})`),
    ...sites.filter((site) => !isKept(site)).map(({ name }) => `le site «\u00a0${name}\u00a0»`),
    ...(await listOrdersUnderWay(tx, clientId)),
    ...(await listRunningLines(tx, clientId)),
    ...(await listOpenInvoices(tx, clientId)),
    ...(await listOpenMoney(tx, clientId)),
  ]
}

/** Orders whose shoppers the seller still has to deal with. */
async function listOrdersUnderWay(tx: Tx, clientId: number): Promise<string[]> {
  const sites = tx.db.select({ id: websites.id }).from(websites).where(eq(websites.clientId, clientId))
  const open = await listOpenOrders(tx, sql`${inArray(orders.websiteId, sites)}`)
  return open.slice(0, MAX_NAMED).map(openWords)
}

/** How many orders a refusal names. */
const MAX_NAMED = 5

/** Lines without a subscription; a subscription's lines end with it. */
async function listRunningLines(tx: Tx, clientId: number): Promise<string[]> {
  const lines = await tx.db
    .select({ label: recurringLines.label })
    .from(recurringLines)
    .where(
      and(
        ...[eq(recurringLines.clientId, clientId), isNull(recurringLines.subscriptionId)],
        isNull(recurringLines.endedAt),
      ),
    )
    .orderBy(asc(recurringLines.id))
  return lines.map(({ label }) => `la ligne récurrente «\u00a0${label}\u00a0»`)
}

/** Drafts count: they could never be issued afterwards. */
async function listOpenInvoices(tx: Tx, clientId: number): Promise<string[]> {
  const open = await tx.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.clientId, clientId), eq(invoices.kind, 'invoice')],
        inArray(invoices.status, ['draft', 'issued']),
      ),
    )
    .orderBy(asc(invoices.id))
  return open.map(({ number }) =>
    number ? `la facture ${number}, qui n’est pas réglée` : 'une facture qui attend d’être émise',
  )
}

/** Money still to come in or to go back. */
async function listOpenMoney(tx: Tx, clientId: number): Promise<string[]> {
  const pages = await tx.db
    .select({ id: paymentPages.id })
    .from(paymentPages)
    .where(
      and(
        eq(paymentPages.clientId, clientId),
        or(eq(paymentPages.state, 'created'), eq(paymentPages.state, 'open')),
      ),
    )
  const refunds = await tx.db
    .select({ number: invoices.number })
    .from(invoiceRefunds)
    .innerJoin(invoices, eq(invoices.id, invoiceRefunds.invoiceId))
    .where(
      and(
        eq(invoices.clientId, clientId),
        inArray(invoiceRefunds.status, ['asked', 'pending', 'failed', 'to_transfer']),
      ),
    )
    .orderBy(asc(invoiceRefunds.id))
  return [
    ...(pages.length > 0 ? ['le paiement ouvert chez Stripe'] : []),
    ...refunds.map(({ number }) => `le remboursement de la facture ${number ?? 'annulée'}`),
  ]
}
