import { TERMS } from '@/content/terms'
import { addMonths, type Day } from '../calendar'
import { firstDayFrom, termsOn } from './schedule'
import type { Contract } from './schema'

/** The first day of the first period at a new price that is mailed on a day. */
export const priceEffectiveOn = (contract: Contract, mailedOn: Day): Day =>
  firstDayFrom(contract, addMonths(mailedOn, TERMS.priceNoticeMonths))

/** The contract with an announced price, which replaces an earlier pending one. */
export const withNewPrice = (contract: Contract, priceCents: number, mailedOn: Day): Contract => ({
  ...contract,
  priceChange: { priceCents, effectiveOn: priceEffectiveOn(contract, mailedOn) },
})

/** `ending`: its end is fixed, and the old price holds until then. `moving`: a move takes effect first, at its own price. `same`:
 *  the price is current, or already announced. */
export type PriceSkip = 'ending' | 'moving' | 'same'

/** Why a new price mailed on a day does not affect a contract; null when it does. */
export function priceSkipOf(contract: Contract, priceCents: number, mailedOn: Day): PriceSkip | null {
  if (contract.noticeOn !== null || contract.endsOn !== null) return 'ending'
  const effectiveOn = priceEffectiveOn(contract, mailedOn)
  if (contract.change && contract.change.effectiveOn <= effectiveOn) return 'moving'
  const prices = [mailedOn, effectiveOn].map((day) => termsOn(contract, day).priceCents)
  return prices.includes(priceCents) ? 'same' : null
}
