import { sql } from 'drizzle-orm'
import { quoteCounters } from '@/db/schema/quotes'
import { type Day, parisDay } from '../calendar'
import type { Tx } from '../context'

/** The next number of the year in Paris, and the day it is given on. The counter stays locked until the transaction ends. */
export async function takeQuoteNumber(tx: Tx): Promise<{ number: string; on: Day }> {
  const on = parisDay(tx.now())
  const year = Number(on.slice(0, 4))
  const [counter] = await tx.db
    .insert(quoteCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: quoteCounters.year, set: { last: sql`${quoteCounters.last} + 1` } })
    .returning({ last: quoteCounters.last })
  if (!counter) throw new Error('The counter of quotes was not read')
  return { number: `D-${year}-${String(counter.last).padStart(4, '0')}`, on }
}
