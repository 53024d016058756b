import { reconcileBilling, runBilling } from '../tasks/run-billing'
import { runQuotes } from '../tasks/run-quotes'
import type { Queue } from './queue'

const NAME = 'billing'
const RECONCILE = 'billing-reconcile'
const PARIS = 'Europe/Paris'
/** A day with many subscriptions takes longer than a queue's default of 15 minutes. */
const options = { expireInSeconds: 3_600 }

/** Makes the changes that are due: periods, debits, retries, interruptions, ends, quotes. Also checks payments without a known
 *  result. */
export const billing: Queue = {
  name: NAME,
  options,
  schedule: { cron: '*/15 * * * *', options: { tz: PARIS, singletonKey: NAME, retryLimit: 0 } },
  run: async (ctx) => {
    await runBilling(ctx)
    await runQuotes(ctx)
  },
}

/** Checks the payments that take banks days to settle, every morning before the debits. */
export const billingReconcile: Queue = {
  name: RECONCILE,
  options,
  schedule: { cron: '40 6 * * *', options: { tz: PARIS, singletonKey: RECONCILE, retryLimit: 0 } },
  run: reconcileBilling,
}
