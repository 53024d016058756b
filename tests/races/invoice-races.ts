import { keepInvoiceDocument } from '@/lib/domain/invoices/invoice-document'
import type { ContractWorld } from './contract-world'
import { type RoomTable, raced } from './row'

export const invoiceRaces: RoomTable<ContractWorld> = {
  room: 'invoices',
  verbs: {
    keepInvoiceDocument: raced(({ job, invoiceId }) =>
      keepInvoiceDocument(job, {
        invoiceId,
        pdf: Buffer.from(`%PDF ${crypto.randomUUID()}`),
        xml: '<facture/>',
      }),
    ),
  },
}
