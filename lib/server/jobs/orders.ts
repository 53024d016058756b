import { reconcileOrders } from '../tasks/reconcile-orders'
import type { Queue } from './queue'

const NAME = 'orders'

/** Checks pending orders without a webhook at the provider. */
export const orders: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/2 * * * *', options: { singletonKey: NAME, retryLimit: 0 } },
  run: reconcileOrders,
}
