import { and, eq, sql } from 'drizzle-orm'
import { invoiceCounters } from '@/db/schema/invoice-counters'
import { type Day, parisDay } from '../calendar'
import type { Tx } from '../context'

type Kind = typeof invoiceCounters.$inferSelect.kind
const LETTERS: Record<Kind, string> = { invoice: 'F', credit_note: 'A' }
const yearOf = (day: Day) => Number(day.slice(0, 4))

/** The next number of the year in Paris, and the day it is given. Its counter stays locked until the transaction ends, so that no
 *  number is skipped; the day is read under that lock, so that numbers and days have the same order. */
export async function takeNumber(tx: Tx, kind: Kind): Promise<{ number: string; issuedOn: Day }> {
  while (true) {
    const year = yearOf(parisDay(tx.now()))
    const [counter] = await tx.db
      .insert(invoiceCounters)
      .values({ kind, year, last: 0 })
      .onConflictDoUpdate({
        target: [invoiceCounters.kind, invoiceCounters.year],
        set: { last: sql`${invoiceCounters.last}` },
      })
      .returning({ last: invoiceCounters.last })
    const issuedOn = parisDay(tx.now())
    if (!counter) throw new Error('The counter of invoices was not read')
    // The year ended while the lock was awaited.
    if (yearOf(issuedOn) !== year) continue
    const last = counter.last + 1
    await tx.db
      .update(invoiceCounters)
      .set({ last })
      .where(and(eq(invoiceCounters.kind, kind), eq(invoiceCounters.year, year)))
    return { number: `${LETTERS[kind]}-${year}-${String(last).padStart(4, '0')}`, issuedOn }
  }
}
