import { on, route } from '@/app/api/_http/route'
import { invoiceToWire, listOwnInvoicesOperation } from '@/app/api/_wire/invoices'
import { listOwnInvoices } from '@/lib/domain/invoices/list-invoices'
import { forward } from '@/lib/domain/lists/read-sorted'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listOwnInvoicesOperation, async ({ ctx, page }) =>
    mapRows(await listOwnInvoices(ctx, { filter: { order: 'asc' }, page: forward(page) }), invoiceToWire),
  ),
)
