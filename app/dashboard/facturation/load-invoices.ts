import { z } from 'zod'
import { listOwnInvoices } from '@/lib/domain/invoices/list-invoices'
import { InvoiceCursor } from '@/lib/domain/invoices/schema'
import { type Query, readListAddress } from '@/lib/server/list-address'
import type { SignedInContext } from '@/lib/server/session'
import { stateOf } from './invoice-state'
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
    .filter(({ status, purpose }) => status !== 'draft' || purpose !== 'move')
    .map((invoice) => ({
      ...invoice,
      about: invoice.lines[0]?.label ?? '',
      state: stateOf(invoice, processing.has(invoice.id)),
    }))
  if (isWhole) return { invoices, links: links(slice), all: null }
  const hasMore = slice.next !== null
  return {
    invoices,
    links: { previous: null, next: null },
    all: hasMore ? `${PATH}?${LIST}=toutes#factures` : null,
  }
}

/** A draft of these waits for facts. */

/** `factures=toutes` has no name beside the prefix: it stays as long as its page is turned. */
const WHOLE = z.object({ '': z.literal('toutes').optional() })

/** Without what a payment page added once. */
const listedIn = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith(LIST)))
