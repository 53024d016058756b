import type { PeriodInvoice } from './schema'

/** The provider takes no smaller payment: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const MIN_CENTS = 50

type Sums = Pick<PeriodInvoice, 'totalCents' | 'creditedCents'>

/** Whether the rest of an invoice is collected on its own. A smaller rest, as after a credit, is neither debited nor late; it is
 *  paid together with the next invoice on a page, by transfer, or credited. */
export const isAsked = ({ totalCents, creditedCents }: Sums): boolean =>
  totalCents - creditedCents >= MIN_CENTS
