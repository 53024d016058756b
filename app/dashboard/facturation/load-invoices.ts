import { z } from 'zod'
import { listOwnInvoices } from '@/lib/domain/invoices/list-invoices'
import { InvoiceCursor } from '@/lib/domain/invoices/schema'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import type { SignedInContext } from '@/lib/server/session/session'
import { stateOf } from './invoice-state'
import type { ListedInvoice } from './invoice-table'

const PATH = '/dashboard/facturation'
/** The prefix of the list's query parameters. */
const LIST = 'factures'
/** The number shown by default. */
const FEW = 6
const A_PAGE = 25

export type InvoicePage = {
  invoices: ListedInvoice[]
  /** The URLs of the adjacent pages. */
  links: { previous: string | null; next: string | null }
  /** The URL of the whole list; null when it is complete. */
  all: string | null
}

/** The client's own invoices, newest first: the latest, or a page of all (`factures=toutes`). Omits drafts of moves, which are
 *  offers, not yet invoices. */
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

/** `factures=toutes` is named by the prefix alone, and is kept while paging. */
const WHOLE = z.object({ '': z.literal('toutes').optional() })

/** Drops the parameters that a payment page added. */
const listedIn = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith(LIST)))
