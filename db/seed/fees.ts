import { parisDay, parisMonth, shiftMonth } from '@/lib/domain/calendar'
import { settleFees } from '@/lib/domain/fee-invoices/settle-fees'
import type { Writer } from '../client'
import { feeMonths } from '../schema/fee-statements'
import { daysAgo } from './dates'
import { contextOn } from './sample-clock'
import { SAMPLE_ORDERS } from './sample-orders'

/** The invoices of the agency's fees of the sample orders, for all past months. They are issued today, as by an agency whose job
 *  catches up: the numbers of the other sample invoices come first. */
export async function seedFees(db: Writer): Promise<void> {
  const oldest = Math.max(...SAMPLE_ORDERS.map(({ at: [days] }) => days))
  const since = parisMonth(daysAgo(oldest))
  await db.delete(feeMonths)
  await db.insert(feeMonths).values({ month: `${shiftMonth(since, -1)}-01`, closedAt: new Date() })
  await settleFees(contextOn(db, parisDay(new Date()), 9), (error) => {
    throw error
  })
}
