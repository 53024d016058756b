import { on, route } from '@/app/api/_http/route'
import { notePaymentOperation } from '@/app/api/_wire/invoice-payments'
import { invoiceDetailToWire } from '@/app/api/_wire/invoices'
import { noteInvoicePayment } from '@/lib/domain/collection/note-invoice-payment'
import { readInvoice } from '@/lib/domain/invoices/read-invoice'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(notePaymentOperation, async ({ ctx, params: { id }, body }) => {
    await noteInvoicePayment(ctx, { invoiceIds: [id], ...body })
    return invoiceDetailToWire(await readInvoice(ctx, id))
  }),
)
