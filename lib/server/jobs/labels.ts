import { storeLabel } from '../../domain/shipping/store-label'
import type { Queue } from './queue'

/** Labels that the carrier keeps for some time. Tried for some two days; then the administration sees that it failed. */
export const labels: Queue<{ orderId: number }> = {
  name: 'labels',
  options: {
    retryLimit: 14,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 60,
    retentionMinutes: 30 * 24 * 60,
  },
  work: { batchSize: 1 },
  run: async (ctx, jobs) => {
    for (const { data } of jobs) await storeLabel(ctx, data.orderId)
  },
}
