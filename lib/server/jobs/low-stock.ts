import { notifyLowStock } from '../../domain/catalogue/notify-low-stock'
import type { Queue } from './queue'

const NAME = 'low-stock'

/** Every five minutes: newly low stock, in one mail per shop. */
export const lowStock: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/5 * * * *', options: { singletonKey: NAME } },
  run: notifyLowStock,
}
