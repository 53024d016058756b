import type { Queue } from './queue'

const NAME = 'orders'

/** Asks the provider about pending orders without a webhook. */
export const orders: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/2 * * * *', options: { singletonKey: NAME, retryLimit: 0 } },
  run: async () => {
    const { reconcileOrders } = await import('../reconcile-orders')
    await reconcileOrders()
  },
}
