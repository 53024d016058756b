import { on, route } from '@/app/api/_http/route'
import { getInvoiceOperation, invoiceDetailToWire } from '@/app/api/_wire/invoices'
import { readInvoice } from '@/lib/domain/invoices/read-invoice'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getInvoiceOperation, async ({ ctx, params }) => invoiceDetailToWire(await readInvoice(ctx, params.id))),
)
