import type { AskedQueue, Queue } from './queue'

type Issued = { invoiceId: number }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    invoiceDocuments: Issued
  }
}

/** With the first job: the queues are also named where nothing is drawn. */
const documents = () => import('../invoice-documents')

const CATCH_UP = 'invoice-documents-missing'

/** Draws and keeps the document of an invoice that was issued, outside the transaction that holds its counter. */
export const invoiceDocuments: AskedQueue<Issued> = {
  name: 'invoice-documents',
  options: { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  send: ({ invoiceId }) => ({ data: { invoiceId }, singletonKey: `document/${invoiceId}` }),
  run: async (ctx, jobs) => {
    const { getInvoiceDocumentForJob } = await documents()
    for (const { data } of jobs) await getInvoiceDocumentForJob(ctx, data.invoiceId)
  },
}

/** Draws those that have none. */
export const missingInvoiceDocuments: Queue = {
  name: CATCH_UP,
  options: { expireInSeconds: 900 },
  schedule: { cron: '*/10 * * * *', options: { singletonKey: CATCH_UP, retryLimit: 0 } },
  run: async (ctx) => (await documents()).drawUndrawnInvoices(ctx),
}
