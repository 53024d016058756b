import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { clients } from '@/db/schema/clients'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoices } from '@/db/schema/invoices'
import { paymentMethods } from '@/db/schema/payment-methods'
import { recurringLines } from '@/db/schema/recurring-lines'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import { parisDay } from '../calendar'
import { actingUser, type Reads } from '../context'
import { notFound } from '../errors'
import { TAX_COLUMNS } from '../invoices/client-regime'
import { isOwnSubscription, ownsSubscription } from '../permissions/scopes'
import { LIVE } from './attempts'
import { detailOf, type InvoiceFacts, type LineFacts, type SubscriptionDetail } from './details'
import { INVOICE_FACTS } from './invoice-facts'

/** A subscription of the actor, or any for an administrator, with everything that follows from it today, in one query. */
export async function readSubscriptionDetail(reads: Reads, id: number): Promise<SubscriptionDetail> {
  actingUser(reads)
  const [detail] = await readDetails(reads, and(eq(subscriptions.id, id), ownsSubscription(reads)))
  if (!detail) throw notFound()
  return detail
}

/** The same of all subscriptions of the actor's own client, also an administrator's, oldest first, in one query. */
export const listOwnSubscriptions = (reads: Reads): Promise<SubscriptionDetail[]> =>
  readDetails(reads, isOwnSubscription(reads))

/** Those that need the client's action: late or interrupted, or with an invoice that is unpaid or waits for the client's
 *  details. */
export const listUnsettledSubscriptions = (reads: Reads): Promise<SubscriptionDetail[]> =>
  readDetails(reads, and(isOwnSubscription(reads), or(isTroubled, hasOpenInvoice)))

const isTroubled = and(ne(subscriptions.status, 'active'), isNull(subscriptions.endedAt))

const hasOpenInvoice = sql`exists (select 1 from ${invoices} where ${invoices.subscriptionId} = ${subscriptions.id}
  and ${invoices.kind} = 'invoice' and ${inArray(invoices.status, ['draft', 'issued'])})`

const METHOD_COLUMNS = {
  kind: paymentMethods.kind,
  brand: paymentMethods.brand,
  lastFour: paymentMethods.lastFour,
  expiryMonth: paymentMethods.expiryMonth,
  expiryYear: paymentMethods.expiryYear,
  isUsable: paymentMethods.isUsable,
}

const covered = sql<SubscriptionDetail['websites']>`(
  select coalesce(json_agg(json_build_object('id', ${websites.id}, 'name', ${websites.name}, 'status', ${websites.status})
    order by ${websites.id}), '[]')
  from ${websites} where ${websites.subscriptionId} = ${subscriptions.id})`

function objectOf(columns: Record<string, PgColumn>): SQL {
  return sql.join(
    Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
    sql`, `,
  )
}

const LINE_COLUMNS = {
  id: recurringLines.id,
  clientId: recurringLines.clientId,
  subscriptionId: recurringLines.subscriptionId,
  kind: recurringLines.kind,
  label: recurringLines.label,
  priceCents: recurringLines.priceCents,
  vatPermille: recurringLines.vatPermille,
  paymentPlan: recurringLines.paymentPlan,
  anchor: recurringLines.anchor,
  nextOn: recurringLines.nextOn,
  endsOn: recurringLines.endsOn,
  newPriceCents: recurringLines.newPriceCents,
  newPriceOn: recurringLines.newPriceOn,
} satisfies Record<keyof LineFacts, PgColumn>

const lined = sql<LineFacts[]>`(
  select coalesce(json_agg(json_build_object(${objectOf(LINE_COLUMNS)}) order by ${recurringLines.id}), '[]')
  from ${recurringLines} where ${recurringLines.subscriptionId} = ${subscriptions.id} and ${recurringLines.endedAt} is null)`

/** A subscription's invoices as a column: oldest period first, those without a period last; each has at most one live attempt. */
export const invoiced = sql<InvoiceFacts[]>`(
  select coalesce(json_agg(json_build_object(${objectOf(INVOICE_FACTS)}) order by ${invoices.first}, ${invoices.id}), '[]')
  from ${invoices} left join ${invoiceAttempts}
    on ${invoiceAttempts.invoiceId} = ${invoices.id} and ${inArray(invoiceAttempts.state, LIVE)}
  where ${invoices.subscriptionId} = ${subscriptions.id} and ${invoices.kind} = 'invoice')`

async function readDetails(reads: Reads, condition: SQL | undefined): Promise<SubscriptionDetail[]> {
  const rows = await reads.db
    .select({
      subscription: subscriptions,
      method: METHOD_COLUMNS,
      websites: covered,
      lines: lined,
      tax: TAX_COLUMNS,
      invoiced,
    })
    .from(subscriptions)
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, subscriptions.paymentMethodId))
    .where(condition)
    .orderBy(asc(subscriptions.id))
  const today = parisDay(reads.now())
  return rows.map((row) => detailOf(row, row.invoiced, today))
}
