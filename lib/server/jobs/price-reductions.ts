import { applyReductions } from '../../domain/catalogue/apply-reductions'
import type { Queue } from './queue'

const NAME = 'price-reductions'

/** Every five minutes, so also at midnight in Paris: starts and ends reductions that are due. */
export const priceReductions: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/5 * * * *', options: { singletonKey: NAME } },
  run: applyReductions,
}
