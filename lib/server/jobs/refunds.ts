import { finishRefunds } from '../../domain/refunds/finish-refund'
import { refundUnstocked } from '../../domain/refunds/refund-unstocked'
import { type AskedQueue, LONG_RETRIES } from './queue'

type Refunds = { orderId: number }
/** `isAsked`: the owner requested a refund, which the request itself tries first. */
type Input = Refunds & { isAsked?: true }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    refunds: Input
  }
}

/** Seconds after which a request that tries the refund itself has ended. */
const AFTER_REQUEST = 60

/** Payments that arrived after the stock was sold out, and refunds without the provider's answer. Retried for about two days;
 *  then the administration shows the failure. */
export const refunds: AskedQueue<Refunds, Input> = {
  name: 'refunds',
  options: LONG_RETRIES,
  work: { batchSize: 1 },
  send: ({ orderId, isAsked }) => ({
    data: { orderId },
    singletonKey: `refund/${orderId}`,
    ...(isAsked && { startAfter: AFTER_REQUEST }),
  }),
  run: async (ctx, jobs) => {
    for (const { data } of jobs) {
      await refundUnstocked(ctx, data.orderId)
      await finishRefunds(ctx, data.orderId)
    }
  },
}
