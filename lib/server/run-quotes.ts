import type { Context } from '../domain/context'
import { expireQuotes } from '../domain/quotes/expire-quotes'
import { issueWaitingQuoteInvoices } from '../domain/quotes/issue-waiting-quote-invoices'
import { log } from './log'

const STEPS = { expireQuotes, issueWaitingQuoteInvoices }

/** What passes with the days for quotes. One failure stops no other step, and is tried again by the next run. */
export async function runQuotes(ctx: Context): Promise<void> {
  for (const [step, run] of Object.entries(STEPS))
    await run(ctx).catch((error: unknown) =>
      log().warn({ err: error, step }, 'A step of the quotes failed; it will be tried again'),
    )
}
