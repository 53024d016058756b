import type { Invoice } from '@/lib/domain/invoices/schema'
import { formatBill } from '@/lib/domain/money'

/** The invoices that can still be credited, as options of a select. */
export const creditableOf = (invoices: readonly Invoice[]) =>
  invoices
    .filter(
      ({ status, totalCents, creditedCents }) => /paid|issued/.test(status) && creditedCents < totalCents,
    )
    .map(({ id, number, totalCents, creditedCents, status }) => ({
      id,
      label: `${number}, ${formatBill(totalCents - creditedCents)} ${status === 'paid' ? 'payés' : 'à régler'}`,
    }))
