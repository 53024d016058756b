import { z } from 'zod'
import type { InvoiceState } from '@/components/billing/invoice-badge'
import { listOwnInvoices } from '@/lib/domain/invoices/list-invoices'
import { type Invoice, InvoiceCursor } from '@/lib/domain/invoices/schema'
import { type Query, readListAddress } from '@/lib/server/list-address'
import type { SignedInContext } from '@/lib/server/session'
import type { ListedInvoice } from './invoice-table'

const PATH = '/dashboard/facturation'
/** What the names of the list in the address begin with. */
const LIST = 'factures'
/** Before the client asks for all of them. */
const FEW = 6
const A_PAGE = 25

export type InvoicePage = {
  invoices: ListedInvoice[]
  /** The addresses of the pages beside it. */
  links: { previous: string | null; next: string | null }
  /** The address of all of them; null where none is left out. */
  all: string | null
}

/** Invoices of one's own, newest first: the latest, or a page of all (`factures=toutes`). A draft of a move is an offer, not yet an
 *  invoice. */
export async function loadInvoices(
  ctx: SignedInContext,
  query: Query,
  processing: ReadonlySet<number>,
): Promise<InvoicePage> {
  const isWhole = query[LIST] === 'toutes'
  const { page, links } = readListAddress({
    ...{ path: PATH, query: listedIn(query), filter: WHOLE, cursor: InvoiceCursor },
    ...{ prefix: LIST, anchor: '#factures', limit: isWhole ? A_PAGE : FEW },
  })
  const slice = await listOwnInvoices(ctx, { page })
  const invoices = slice.rows
    .filter(({ status, purpose }) => status !== 'draft' || purpose === 'period')
    .map((invoice) => ({
      ...invoice,
      about: invoice.lines[0]?.label ?? '',
      state: stateOf(invoice, processing),
    }))
  if (isWhole) return { invoices, links: links(slice), all: null }
  const hasMore = slice.next !== null
  return {
    invoices,
    links: { previous: null, next: null },
    all: hasMore ? `${PATH}?${LIST}=toutes#factures` : null,
  }
}

/** `factures=toutes` has no name beside the prefix: it stays as long as its page is turned. */
const WHOLE = z.object({ '': z.literal('toutes').optional() })

/** Without what a payment page added once. */
const listedIn = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith(LIST)))

function stateOf({ id, kind, status, refusedOn }: Invoice, processing: ReadonlySet<number>): InvoiceState {
  if (status === 'draft') return 'waiting'
  if (status === 'cancelled') return 'cancelled'
  if (kind === 'credit_note') return 'credit_note'
  if (status === 'paid') return 'paid'
  if (processing.has(id)) return 'processing'
  return refusedOn ? 'late' : 'to_pay'
}
