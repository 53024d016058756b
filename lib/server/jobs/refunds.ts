import { finishRefunds } from '../../domain/refunds/finish-refund'
import { refundUnstocked } from '../../domain/refunds/refund-unstocked'
import { type AskedQueue, PATIENT_QUEUE } from './queue'

type Refunds = { orderId: number }
/** `isAsked`: its owner asked for a refund, which the request itself tries first. */
type Input = Refunds & { isAsked?: true }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    refunds: Input
  }
}

/** Seconds by which a request has ended that tries the same itself. */
const AFTER_REQUEST = 60

/** Payments that came after the last piece was sold, and refunds that the provider has not answered. Tried for some two days; then the administration sees that it failed. */
export const refunds: AskedQueue<Refunds, Input> = {
  name: 'refunds',
  options: PATIENT_QUEUE,
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
