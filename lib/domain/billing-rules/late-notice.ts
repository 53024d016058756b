import type { Day } from '../calendar'
import { type DayInvoice, type DayRefund, refundsAfter } from './provider-end'
import type { PeriodInvoice } from './schema'

/** The day of a notice counts, however late it is recorded: its last day may be past by then. */
export const isOver = (lastDay: Day, today: Day): boolean => lastDay < today

/** What a notice credits after its last day. If recorded after that day, it also credits the debits of recurring lines; a debit
 *  whose period began after that day is credited whole. */
export const refundsByNotice = (
  { invoices, lineInvoices }: { invoices: readonly PeriodInvoice[]; lineInvoices: readonly DayInvoice[] },
  { lastDay, today }: { lastDay: Day; today: Day },
): DayRefund[] => refundsAfter(isOver(lastDay, today) ? [...invoices, ...lineInvoices] : invoices, lastDay)
