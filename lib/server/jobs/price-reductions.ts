import { applyReductions } from '../../domain/catalogue/apply-reductions'
import type { Queue } from './queue'

const NAME = 'price-reductions'

/** Every five minutes, so at midnight in Paris, too: reductions whose first day has come or whose last is over. */
export const priceReductions: Queue = {
  name: NAME,
  options: {},
  schedule: { cron: '*/5 * * * *', options: { singletonKey: NAME } },
  run: applyReductions,
}
