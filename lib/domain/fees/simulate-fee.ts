import { GREATEST_ID } from '../entity-id'
import { readDecimal } from '../money'
import { computeFee } from './compute-fee'
import { type ExplainedFee, explainFee } from './explain-fee'
import type { FeeTerms } from './schema'

/** What an order costs, as it is typed in euros: 0 for what is no number, and no more than can be stored. */
export const readOrderCents = (text: string): number =>
  Math.max(0, Math.min(readDecimal(text)?.hundredths ?? 0, GREATEST_ID))

/** The fee of an order that is typed in euros, explained. Text that is no number counts as 0. */
export function simulateFee(terms: FeeTerms, order: { amount: string; shipping: string }): ExplainedFee {
  const amountCents = readOrderCents(order.amount)
  return explainFee(computeFee(terms, { amountCents, shippingCents: readOrderCents(order.shipping) }))
}
