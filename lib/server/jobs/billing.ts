import { reconcileBilling, runBilling } from '../run-billing'
import { runQuotes } from '../run-quotes'
import type { Queue } from './queue'

const NAME = 'billing'
const RECONCILE = 'billing-reconcile'
const PARIS = 'Europe/Paris'
/** A day of many subscriptions takes longer than a queue's own quarter of an hour. */
const options = { expireInSeconds: 3_600 }

/** What passes with the days: periods, debits, tries, interruptions, ends, quotes. Also asks about payments without an answer. */
export const billing: Queue = {
  name: NAME,
  options,
  schedule: { cron: '*/15 * * * *', options: { tz: PARIS, singletonKey: NAME, retryLimit: 0 } },
  run: async (ctx) => {
    await runBilling(ctx)
    await runQuotes(ctx)
  },
}

/** Asks about what banks settle in days, every morning before the debits. */
export const billingReconcile: Queue = {
  name: RECONCILE,
  options,
  schedule: { cron: '40 6 * * *', options: { tz: PARIS, singletonKey: RECONCILE, retryLimit: 0 } },
  run: reconcileBilling,
}
