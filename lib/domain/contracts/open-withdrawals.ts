import { asc, eq, isNull, sql } from 'drizzle-orm'
import { TERMS } from '@/content/terms'
import { quoteWithdrawals } from '@/db/schema/quote-withdrawals'
import { quotes } from '@/db/schema/quotes'
import { addDays, type Day } from '../calendar'
import type { Reads } from '../context'

/** `refundBy`: the last day to refund what is not kept (L. 221-24 of the Code de la consommation). */
export type OpenWithdrawal = { quoteId: number; number: string; clientName: string; refundBy: Day }

/** Withdrawals from quotes for which the agency has to decide what to keep of the deposit, the oldest first. */
export const openWithdrawals = ({ db }: Pick<Reads, 'db'>) =>
  db
    .select({
      quoteId: sql<number>`${quotes.id}`.as('quoteId'),
      number: sql<string>`${quotes.number}`.as('number'),
      clientName: sql<string>`${quotes.firstName} || ' ' || ${quotes.lastName}`.as('clientName'),
      on: sql<Day>`${quoteWithdrawals.on}`.as('on'),
    })
    .from(quoteWithdrawals)
    .innerJoin(quotes, eq(quotes.id, quoteWithdrawals.quoteId))
    .where(isNull(quoteWithdrawals.keptCents))
    .orderBy(asc(quotes.id))

type Row = Omit<OpenWithdrawal, 'refundBy'> & { on: Day }

export const toOpenWithdrawal = ({ on, ...row }: Row): OpenWithdrawal => ({
  ...row,
  refundBy: addDays(on, TERMS.withdrawalDays),
})
