import { sendRefund } from '../../domain/collection/send-refund'
import { type AskedQueue, LONG_RETRIES } from './queue'

type Input = { invoiceRefundId: number }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    billingRefunds: Input
  }
}

/** Refunds to clients of the agency. Retried for about two days; then the administration shows the failure. */
export const billingRefunds: AskedQueue<Input> = {
  name: 'billing-refunds',
  options: LONG_RETRIES,
  work: { batchSize: 1 },
  send: ({ invoiceRefundId }) => ({
    data: { invoiceRefundId },
    singletonKey: `invoice-refund/${invoiceRefundId}`,
  }),
  run: async (ctx, jobs) => {
    for (const { data } of jobs) await sendRefund(ctx, data.invoiceRefundId)
  },
}
