import { storeLabel } from '../../domain/shipping/store-label'
import { type AskedQueue, LONG_RETRIES } from './queue'

type Label = { orderId: number }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    labels: Label
  }
}

/** Seconds after which the request that shipped the order, and first fetches its label itself, has succeeded or given up. */
const AFTER_REQUEST = 15

/** Labels, whose URL at the carrier expires. Retried for about two days; then the administration shows the failure. */
export const labels: AskedQueue<Label> = {
  name: 'labels',
  options: LONG_RETRIES,
  work: { batchSize: 1 },
  send: ({ orderId }) => ({ data: { orderId }, singletonKey: `label/${orderId}`, startAfter: AFTER_REQUEST }),
  run: async (ctx, jobs) => {
    for (const { data } of jobs) await storeLabel(ctx, data.orderId)
  },
}
