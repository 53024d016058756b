import { finishRefunds } from '../../domain/refunds/finish-refund'
import { refundUnstocked } from '../../domain/refunds/refund-unstocked'
import type { Queue } from './queue'

/** Payments that came after the last piece was sold, and refunds that the provider has not answered. Tried for some two days; then the administration sees that it failed. */
export const refunds: Queue<{ orderId: number }> = {
  name: 'refunds',
  options: {
    retryLimit: 14,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 60,
    retentionMinutes: 30 * 24 * 60,
  },
  work: { batchSize: 1 },
  run: async (ctx, jobs) => {
    for (const { data } of jobs) {
      await refundUnstocked(ctx, data.orderId)
      await finishRefunds(ctx, data.orderId)
    }
  },
}
