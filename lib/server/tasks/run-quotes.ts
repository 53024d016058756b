import type { Context } from '../../domain/context'
import { expireQuotes } from '../../domain/quotes/expire-quotes'
import { issueWaitingQuoteInvoices } from '../../domain/quotes/issue-waiting-quote-invoices'
import { log } from '../instance/log'

const STEPS = { expireQuotes, issueWaitingQuoteInvoices }

/** Runs the daily steps of quotes. A failure does not stop the other steps; the next run retries it. */
export async function runQuotes(ctx: Context): Promise<void> {
  for (const [step, run] of Object.entries(STEPS))
    await run(ctx).catch((error: unknown) =>
      log().warn({ err: error, step }, 'A step of the quotes failed; it will be tried again'),
    )
}
