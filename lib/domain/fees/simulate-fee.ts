import { MAX_ID } from '../entity-id'
import { readDecimal } from '../money'
import { computeFee } from './compute-fee'
import { type ExplainedFee, explainFee } from './explain-fee'
import type { FeeTerms } from './schema'

/** An amount typed in euros, in cents: 0 for text that is not a number, and at most what can be stored. */
export const readOrderCents = (text: string): number =>
  Math.max(0, Math.min(readDecimal(text)?.hundredths ?? 0, MAX_ID))

/** The fee of an order typed in euros, explained. Text that is not a number counts as 0. */
export function simulateFee(terms: FeeTerms, order: { amount: string; shipping: string }): ExplainedFee {
  const amountCents = readOrderCents(order.amount)
  return explainFee(computeFee(terms, { amountCents, shippingCents: readOrderCents(order.shipping) }))
}
