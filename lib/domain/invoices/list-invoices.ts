import { and, eq, gte, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { type Orders, readSorted } from '../lists/read-sorted'
import type { ListPage, ListSlice } from '../lists/schema'
import { findWords } from '../lists/search'
import { requirePermission } from '../permissions/require-permission'
import { isOwnInvoice } from '../permissions/scopes'
import { clientColumns } from '../users/client-columns'
import { INVOICE_COLUMNS } from './invoice-columns'
import type { Invoice, InvoiceCursor, InvoiceFilter, ListedInvoice } from './schema'

const ORDERS: Orders<'id'> = { id: { keys: { id: invoices.id }, direction: 'desc' } }

/** Every client's invoices and credit notes, newest first unless the filter says otherwise; `forbidden` without the permission to
 *  manage subscriptions. */
export async function listInvoices(
  reads: Reads,
  { filter, page }: { filter: InvoiceFilter; page: ListPage<InvoiceCursor> },
): Promise<ListSlice<ListedInvoice, InvoiceCursor>> {
  requirePermission(reads, 'subscriptions.manage')
  const condition = await isListed(reads, filter)
  return readSorted({
    orders: ORDERS,
    filter: sortOf(filter),
    page,
    read: ({ where, orderBy, limit }) =>
      reads.db
        .select({ ...INVOICE_COLUMNS, ...clientColumns })
        .from(invoices)
        .innerJoin(users, eq(users.id, invoices.clientId))
        .where(and(condition, where))
        .orderBy(...orderBy)
        .limit(limit),
  })
}

type OwnFilter = Pick<InvoiceFilter, 'order' | 'subscriptionId' | 'status'>

/** Those of the actor's own client, also an administrator's, newest first unless the filter says otherwise. */
export async function listOwnInvoices(
  reads: Reads,
  { filter = {}, page }: { filter?: OwnFilter; page: ListPage<InvoiceCursor> },
): Promise<ListSlice<Invoice, InvoiceCursor>> {
  const condition = and(isOwnInvoice(reads), isAsked(filter))
  return readSorted({
    orders: ORDERS,
    filter: sortOf(filter),
    page,
    read: ({ where, orderBy, limit }) =>
      reads.db
        .select(INVOICE_COLUMNS)
        .from(invoices)
        .where(and(condition, where))
        .orderBy(...orderBy)
        .limit(limit),
  })
}

const sortOf = ({ order }: InvoiceFilter) => ({ order })

async function isListed(reads: Reads, filter: InvoiceFilter): Promise<SQL | undefined> {
  const { search } = filter
  const { isFound } = await findWords(reads, { column: invoices.clientId, of: users, search })
  return and(isFound && or(isFound, eq(invoices.number, search?.toUpperCase() ?? '')), isAsked(filter))
}

/** A dropped draft never became an invoice. */
const wasKept = or(ne(invoices.status, 'cancelled'), isNotNull(invoices.number))

function isAsked({ status, kind, clientId, subscriptionId, from, to }: InvoiceFilter): SQL | undefined {
  return and(
    wasKept,
    status && eq(invoices.status, status),
    kind && eq(invoices.kind, kind),
    clientId === undefined ? undefined : eq(invoices.clientId, clientId),
    subscriptionId === undefined ? undefined : eq(invoices.subscriptionId, subscriptionId),
    from && gte(invoices.issuedOn, from),
    to && lte(invoices.issuedOn, to),
  )
}
