import { on, route } from '@/app/api/_http/route'
import { payInvoicesOperation } from '@/app/api/_wire/invoice-payments'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(payInvoicesOperation, async ({ ctx, body }) => payInvoices(ctx, body.ids)),
)
