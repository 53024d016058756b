import { tellLowStock } from '../../domain/catalogue/tell-low-stock'
import type { Queue } from './queue'

const NAME = 'low-stock'

/** Every five minutes: what ran low meanwhile, in one mail a shop. */
export const lowStock: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/5 * * * *', options: { singletonKey: NAME } },
  run: tellLowStock,
}
