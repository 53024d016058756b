import { TERMS } from '@/content/terms'
import { addMonths, type Day } from '../calendar'
import { firstDayFrom } from './schedule'
import type { Contract } from './schema'

/** The first day of the first period that a new price applies to, when it is mailed on a day. */
export const priceEffectiveOn = (contract: Contract, mailedOn: Day): Day =>
  firstDayFrom(contract, addMonths(mailedOn, TERMS.priceNoticeMonths))

/** The contract once a new price is announced; an earlier one that waits is replaced. */
export const withNewPrice = (contract: Contract, priceCents: number, mailedOn: Day): Contract => ({
  ...contract,
  priceChange: { priceCents, effectiveOn: priceEffectiveOn(contract, mailedOn) },
})
