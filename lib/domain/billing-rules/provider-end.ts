import { TERMS } from '@/content/terms'
import { addMonths, type Day } from '../calendar'
import { daysAfter, shareByDays } from './half-up'
import type { PeriodInvoice } from './schema'

/** The earliest last day when the provider ends a contract without the client's fault. */
export const earliestProviderEnd = (announcedOn: Day): Day => addMonths(announcedOn, TERMS.noticeMonths)

/** An invoice that covers days: of the plan, or of a recurring line. */
export type DayInvoice = Pick<
  PeriodInvoice,
  'id' | 'first' | 'last' | 'totalCents' | 'creditedCents' | 'status'
>

/** `cents` is the amount to credit, and to refund if the invoice is paid. */
export type DayRefund = { invoiceId: number; cents: number; isPaid: boolean }

/** Refunds of a recurring line's days after its last one; days that an earlier end credited are not credited again. */
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

/** Refunds of each invoice's days after the last day of service, at its own daily price; what was credited before is not credited
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
