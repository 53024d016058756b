import { TERMS } from '@/content/terms'
import { addMonths, type Day } from '../calendar'
import { daysAfter, shareByDays } from './half-up'
import type { PeriodInvoice } from './schema'

/** The earliest last day of a contract that the provider ends for good without the client's fault. */
export const earliestProviderEnd = (announcedOn: Day): Day => addMonths(announcedOn, TERMS.noticeMonths)

/** What pays days: of the plan, or of a recurring line. */
export type DayInvoice = Pick<
  PeriodInvoice,
  'id' | 'first' | 'last' | 'totalCents' | 'creditedCents' | 'status'
>

/** `cents` are to be credited; of a paid invoice they are also refunded. */
export type DayRefund = { invoiceId: number; cents: number; isPaid: boolean }

/** The days of a recurring line's invoices after its last one; what an earlier word on its end credited is not credited again. */
export const refundsAfterLine = (invoices: readonly DayInvoice[], lastDay: Day): DayRefund[] =>
  invoices
    .filter(({ status }) => status === 'issued' || status === 'paid')
    .map((invoice) => {
      const byDays = shareByDays(invoice.totalCents, daysAfter(lastDay, invoice), invoice)
      return {
        invoiceId: invoice.id,
        cents: byDays - invoice.creditedCents,
        isPaid: invoice.status === 'paid',
      }
    })
    .filter(({ cents }) => cents > 0)

/** The days of each invoice after the last day of service, at its own price a day; what was credited before is not credited
 *  again. */
export const refundsAfter = (invoices: readonly DayInvoice[], lastDay: Day): DayRefund[] =>
  invoices
    .filter(({ status }) => status === 'issued' || status === 'paid')
    .map((invoice) => {
      const byDays = shareByDays(invoice.totalCents, daysAfter(lastDay, invoice), invoice)
      const cents = Math.min(byDays, invoice.totalCents - invoice.creditedCents)
      return { invoiceId: invoice.id, cents, isPaid: invoice.status === 'paid' }
    })
    .filter(({ cents }) => cents > 0)
