import { pdfAnswer } from '@/app/api/_http/pdf-answer'
import { on, route } from '@/app/api/_http/route'
import { getInvoicePdfOperation } from '@/app/api/_wire/invoices'
import { getInvoiceDocument } from '@/lib/server/documents/get-invoice-document'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getInvoicePdfOperation, async ({ ctx, params }) => {
    const { pdf, number } = await getInvoiceDocument(ctx, params.id)
    return pdfAnswer(pdf, number)
  }),
)
