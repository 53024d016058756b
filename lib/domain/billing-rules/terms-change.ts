import { TERMS } from '@/content/terms'
import { addMonths, type Day } from '../calendar'
import type { Contract } from './schema'

/** The first day on which terms that are mailed today may apply. */
export const earliestTerms = (mailedOn: Day): Day => addMonths(mailedOn, TERMS.priceNoticeMonths)

/** A contract with a fixed end keeps its terms. */
export const keepsTerms = ({ endsOn }: Contract): boolean => endsOn !== null
