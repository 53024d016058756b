import { storeLabel } from '../../domain/shipping/store-label'
import { type AskedQueue, PATIENT_QUEUE } from './queue'

type Label = { orderId: number }

declare module '../../domain/notifications/jobs' {
  interface JobInputs {
    labels: Label
  }
}

/** Seconds after which the request that shipped the order, and fetches its label first, has it or has given up. */
const AFTER_REQUEST = 15

/** Labels that the carrier keeps for some time. Tried for some two days; then the administration sees that it failed. */
export const labels: AskedQueue<Label> = {
  name: 'labels',
  options: PATIENT_QUEUE,
  work: { batchSize: 1 },
  send: ({ orderId }) => ({ data: { orderId }, singletonKey: `label/${orderId}`, startAfter: AFTER_REQUEST }),
  run: async (ctx, jobs) => {
    for (const { data } of jobs) await storeLabel(ctx, data.orderId)
  },
}
