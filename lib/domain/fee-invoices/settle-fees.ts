import { asc } from 'drizzle-orm'
import { feeMonths } from '@/db/schema/fee-statements'
import { issueWaitingFees } from '../billing/issue-fees'
import { type Day, type Month, parisInstant, parisMonth, shiftMonth } from '../calendar'
import type { Context } from '../context'
import { groupBy } from '../group-by'
import { settleSeller } from './settle-seller'
import { readUnsettled } from './unsettled'

/** The hour in Paris, on a month's first day, from which the month before is settled. */
const OPENING_HOUR = 8

/** Invoices the agency's fees of every month that has ended and is not settled yet, oldest first, then the fees that waited for billing details.
 *  Catches up on missed months. Idempotent, also when run concurrently. A failing seller stops no other; the month stays open,
 *  and at the end this throws. */
export async function settleFees(ctx: Context, warn: (error: unknown, clientId: number) => void) {
  const { since, months } = await readOpenMonths(ctx)
  for (const month of months) await settleMonth(ctx, { since, month, warn })
  await issueWaitingFees(ctx)
}

type OpenMonth = { since: Month; month: Month; warn: (error: unknown, clientId: number) => void }

async function settleMonth(ctx: Context, { since, month, warn }: OpenMonth): Promise<void> {
  const entries = await readUnsettled(ctx, { since, month })
  const failed: unknown[] = []
  for (const [clientId, orderIds] of groupBy(entries, (entry) => entry.clientId).entries()) {
    const ids = orderIds.map(({ orderId }) => orderId)
    await settleSeller(ctx, { clientId, since, month, orderIds: ids }).catch((error: unknown) => {
      failed.push(error)
      warn(error, clientId)
    })
  }
  // Later months depend on this one.
  if (failed.length > 0)
    throw new Error(`The fees of ${failed.length} sellers were not settled`, { cause: failed[0] })
  await ctx.transaction(async (tx) => {
    await tx.db
      .insert(feeMonths)
      .values({ month: `${month}-01`, closedAt: tx.now() })
      .onConflictDoNothing()
  })
}

/** The first month whose fees are invoiced, and the ended months that are not settled, oldest first. */
async function readOpenMonths(ctx: Context): Promise<{ since: Month; months: Month[] }> {
  const closed = await ctx.db.select({ month: feeMonths.month }).from(feeMonths).orderBy(asc(feeMonths.month))
  const [earliest] = closed
  // A migration inserted the first month.
  if (!earliest) throw new Error('No month says from when fees are invoiced')
  const since = shiftMonth(monthOf(earliest.month), 1)
  const settled = new Set(closed.map(({ month }) => monthOf(month)))
  const months: Month[] = []
  for (let month = since; month <= lastEnded(ctx.now()); month = shiftMonth(month, 1))
    if (!settled.has(month)) months.push(month)
  return { since, months }
}

const monthOf = (day: Day) => day.slice(0, 7) as Month

function lastEnded(now: Date): Month {
  const current = parisMonth(now)
  return shiftMonth(current, now >= parisInstant(`${current}-01`, OPENING_HOUR) ? -1 : -2)
}
