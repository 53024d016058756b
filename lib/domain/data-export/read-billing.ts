import { asc, eq, getTableColumns } from 'drizzle-orm'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import { subscriptionEntries } from '@/db/schema/subscription-entries'
import { subscriptions } from '@/db/schema/subscriptions'
import { actingUser, type Reads } from '../context'
import { readBillingDetails } from '../contracts/billing-details'

const { search: _search, ...subscriptionColumns } = getTableColumns(subscriptions)

/** For the export: the client's billing details, its subscriptions with their timelines, and its invoices. */
export async function readBilling(reads: Reads) {
  const { clientId } = actingUser(reads)
  const { db } = reads
  const { isComplete: _isComplete, ...details } = await readBillingDetails(reads)
  const contracts = await db
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(eq(subscriptions.clientId, clientId))
    .orderBy(asc(subscriptions.id))
  const entries = await db
    .select({
      subscriptionId: subscriptionEntries.subscriptionId,
      at: subscriptionEntries.at,
      kind: subscriptionEntries.kind,
      data: subscriptionEntries.data,
    })
    .from(subscriptionEntries)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionEntries.subscriptionId))
    .where(eq(subscriptions.clientId, clientId))
    .orderBy(asc(subscriptionEntries.id))
  const issued = await db
    .select()
    .from(invoices)
    .where(eq(invoices.clientId, clientId))
    .orderBy(asc(invoices.id))
  const lines = await db
    .select(getTableColumns(invoiceLines))
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(eq(invoices.clientId, clientId))
    .orderBy(asc(invoiceLines.id))
  return {
    details,
    subscriptions: contracts.map((contract) => ({
      ...contract,
      timeline: entries.flatMap(({ subscriptionId, ...entry }) =>
        subscriptionId === contract.id ? [entry] : [],
      ),
    })),
    invoices: issued.map((invoice) => ({
      ...invoice,
      lines: lines.flatMap(({ invoiceId, ...line }) => (invoiceId === invoice.id ? [line] : [])),
    })),
  }
}
