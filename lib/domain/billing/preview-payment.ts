import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { subscriptions } from '@/db/schema/subscriptions'
import { olderUnpaid, type Settled, type Settlement, settle } from '../billing-rules/settle'
import { type Day, parisDay } from '../calendar'
import { actingUser, type Reads } from '../context'
import { DomainError, notFound } from '../errors'
import type { InvoiceRow } from '../invoices/schema'
import { ownsInvoice } from '../permissions/scopes'
import type { SubscriptionRow } from './contract'
import { labelOfInvoices } from './debtor'
import { labelOf } from './label'
import { readFacts } from './read-facts'

type PaidInvoice = Pick<InvoiceRow, 'id' | 'number' | 'purpose' | 'first' | 'last'> & {
  dueCents: number
  /** For a period; null for a move, which takes effect, and for anything else. */
  settled: Settled | null
}

export type PaymentPreview = {
  totalCents: number
  /** `id` and `anchor`: null without a subscription. */
  subscriptions: {
    id: number | null
    label: string
    invoices: PaidInvoice[]
    /** A period that begins today because no paid one runs: it is invoiced in addition. */
    begins: Settlement['begins']
    /** The next first day after the payment is counted from here. */
    anchor: Day | null
  }[]
}

/** The effects of paying these invoices, all of one client, today. `conflict` for one that cannot be paid, or not before an older
 *  one. */
export async function previewPaymentOf(reads: Reads, ids: number[]): Promise<PaymentPreview> {
  actingUser(reads)
  const rows = await reads.db
    .select({ invoice: invoices, subscription: subscriptions })
    .from(invoices)
    .leftJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(and(inArray(invoices.id, ids), eq(invoices.kind, 'invoice'), ownsInvoice(reads)))
    .orderBy(asc(subscriptions.id), asc(invoices.first), asc(invoices.id))
  if (rows.length === 0 || rows.length !== new Set(ids).size) throw notFound()
  if (rows.some(({ invoice }) => !isPayable(invoice)))
    throw new DomainError('conflict', 'Une de ces factures n’est pas à payer.')
  const owing = new Map(rows.map(({ subscription }) => [subscription?.id ?? null, subscription]))
  const previews = [...owing].map(([id, subscription]) => {
    const own = rows.flatMap(({ invoice }) => (invoice.subscriptionId === id ? [invoice] : []))
    return subscription ? previewOf(reads, subscription, own) : previewStandalone(reads, own)
  })
  return {
    totalCents: rows.reduce((sum, { invoice }) => sum + invoice.totalCents - invoice.creditedCents, 0),
    subscriptions: await Promise.all(previews),
  }
}

async function previewOf(
  reads: Reads,
  subscription: SubscriptionRow,
  rows: InvoiceRow[],
): Promise<PaymentPreview['subscriptions'][number]> {
  const ids = rows.map(({ id }) => id)
  const facts = await readFacts(reads, subscription)
  if (olderUnpaid(facts.invoices, ids).length > 0)
    throw new DomainError('conflict', 'Une facture plus ancienne est à régler avant, ou avec celle-ci.')
  const { invoices: settled, begins, contract } = settle(facts, ids, parisDay(reads.now()))
  return {
    id: subscription.id,
    label: labelOf(subscription),
    invoices: rows.map((row) =>
      paidInvoice(
        row,
        settled.find(({ id }) => id === row.id),
      ),
    ),
    begins,
    anchor: contract.anchor,
  }
}

/** A payment without a subscription changes no service. */
const previewStandalone = async (
  reads: Reads,
  rows: InvoiceRow[],
): Promise<PaymentPreview['subscriptions'][number]> => ({
  ...{ id: null, begins: null, anchor: null },
  label: await labelOfInvoices(
    reads,
    rows.map(({ id }) => id),
  ),
  invoices: rows.map((row) => paidInvoice(row)),
})

const paidInvoice = (
  { id, number, purpose, first, last, totalCents, creditedCents }: InvoiceRow,
  settled: Settled | null = null,
): PaidInvoice => ({
  ...{ id, number, purpose, first, last, settled },
  dueCents: totalCents - creditedCents,
})

const isPayable = ({ status, purpose }: InvoiceRow): boolean =>
  status === 'issued' || (status === 'draft' && purpose === 'move')
