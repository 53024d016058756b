import { on, route } from '@/app/api/_http/route'
import { invoiceToWire, listInvoicesOperation } from '@/app/api/_wire/invoices'
import { listInvoices } from '@/lib/domain/invoices/list-invoices'
import { oldestFirst } from '@/lib/domain/lists/oldest-first'
import { forward } from '@/lib/domain/lists/read-sorted'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listInvoicesOperation, async ({ ctx, query, page }) =>
    mapRows(await listInvoices(ctx, { filter: oldestFirst(query), page: forward(page) }), invoiceToWire),
  ),
)
