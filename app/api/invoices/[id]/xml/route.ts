import { attachment } from '@/app/api/_http/attachment'
import { on, route } from '@/app/api/_http/route'
import { getInvoiceXmlOperation } from '@/app/api/_wire/invoices'
import { getInvoiceDocument } from '@/lib/server/documents/get-invoice-document'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getInvoiceXmlOperation, async ({ ctx, params }) => {
    const { xml, number } = await getInvoiceDocument(ctx, params.id)
    const bytes = new Blob([xml])
    return attachment(bytes.stream(), {
      name: `${number}.xml`,
      mime: 'application/xml; charset=utf-8',
      bytes: bytes.size,
    })
  }),
)
