import { TERMS } from '@/content/terms'
import { addDays, type Day } from '../calendar'
import { daysAfter, daysIn, shareByDays } from './half-up'
import type { DayInvoice, DayRefund } from './provider-end'
import { workingDayFrom } from './public-holidays'
import type { ClientKind } from './schema'

/** The last day on which a contract can be withdrawn from. The day of conclusion does not count (L. 221-19). */
export const withdrawalEnds = (concludedOn: Day): Day =>
  workingDayFrom(addDays(concludedOn, TERMS.withdrawalDays))

export const mayWithdraw = (kind: ClientKind, concludedOn: Day, today: Day): boolean =>
  kind === 'consumer' && concludedOn <= today && today <= withdrawalEnds(concludedOn)

/** The first day of the first period: immediately if the client asks for it by a separate checkbox, otherwise after the
 *  withdrawal period. */
export const firstServiceDay = (kind: ClientKind, concludedOn: Day, asksForWork: boolean): Day =>
  kind !== 'consumer' || asksForWork ? concludedOn : addDays(withdrawalEnds(concludedOn), 1)

/** What a withdrawal refunds. If a separate checkbox asked for work, the price of the days served, that day included, is kept;
 *  otherwise nothing is. */
export const refundsByWithdrawal = (
  invoices: readonly DayInvoice[],
  { on, asksForWork }: { on: Day; asksForWork: boolean },
): DayRefund[] =>
  invoices
    .filter(({ status }) => status === 'issued' || status === 'paid')
    .map((invoice) => {
      const served = daysIn(invoice) - daysAfter(on, invoice)
      const kept = asksForWork ? shareByDays(invoice.totalCents, served, invoice) : 0
      const cents = invoice.totalCents - invoice.creditedCents - kept
      return { invoiceId: invoice.id, cents, isPaid: invoice.status === 'paid' }
    })
    .filter(({ cents }) => cents > 0)
