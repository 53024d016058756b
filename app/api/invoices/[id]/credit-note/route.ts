import { on, route } from '@/app/api/_http/route'
import { creditInvoiceOperation } from '@/app/api/_wire/invoice-payments'
import { invoiceDetailToWire } from '@/app/api/_wire/invoices'
import { creditOpenInvoice } from '@/lib/domain/collection/credit-open-invoice'
import { readInvoice } from '@/lib/domain/invoices/read-invoice'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(creditInvoiceOperation, async ({ ctx, params: { id }, body }) => {
    const note = await creditOpenInvoice(ctx, { id, ...body })
    return invoiceDetailToWire(await readInvoice(ctx, note.id))
  }),
)
