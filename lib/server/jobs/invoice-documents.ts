import type { AskedQueue, Queue } from './queue'

type Issued = { invoiceId: number }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    invoiceDocuments: Issued
  }
}

/** Loaded with the first job: the queues are also listed in processes that draw nothing. */
const documents = () => import('../documents/invoice-documents')

const CATCH_UP = 'invoice-documents-missing'

/** Draws and stores the document of an issued invoice, outside the transaction that locks its counter. */
export const invoiceDocuments: AskedQueue<Issued> = {
  name: 'invoice-documents',
  options: { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  send: ({ invoiceId }) => ({ data: { invoiceId }, singletonKey: `document/${invoiceId}` }),
  run: async (ctx, jobs) => {
    const { getInvoiceDocumentForJob } = await documents()
    for (const { data } of jobs) await getInvoiceDocumentForJob(ctx, data.invoiceId)
  },
}

/** Draws the missing documents. */
export const missingInvoiceDocuments: Queue = {
  name: CATCH_UP,
  options: { expireInSeconds: 900 },
  schedule: { cron: '*/10 * * * *', options: { singletonKey: CATCH_UP, retryLimit: 0 } },
  run: async (ctx) => (await documents()).drawUndrawnInvoices(ctx),
}
