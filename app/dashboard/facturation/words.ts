import { PLAN_FACTS, type PlanKey, type Rhythm } from '@/content/plan-facts'
import type { ShownMethod } from '@/lib/domain/billing/details'
import { formatEuros } from '@/lib/domain/money'

/** The rhythms' names in URLs. */
export const RHYTHM_SLUGS: Record<Rhythm, string> = { monthly: 'mensuel', yearly: 'annuel' }
export const RHYTHM_NAMES: Record<Rhythm, string> = { monthly: 'Mensuel', yearly: 'Annuel' }
const PERIODS: Record<Rhythm, string> = { monthly: 'mois', yearly: 'an' }

/** « 59 € par mois » */
export const priceWords = (priceCents: number, paymentPlan: Rhythm): string =>
  `${formatEuros(priceCents)} par ${PERIODS[paymentPlan]}`

/** « Standard, 59 € par mois » */
export const termsWords = (plan: PlanKey, paymentPlan: Rhythm, priceCents: number): string =>
  `${PLAN_FACTS[plan].name}, ${priceWords(priceCents, paymentPlan)}`

/** « 08/2027 »; null for an account, which does not expire. */
export function expiryWords({
  expiryMonth,
  expiryYear,
}: Pick<ShownMethod, 'expiryMonth' | 'expiryYear'>): string | null {
  if (expiryMonth === null || expiryYear === null) return null
  return `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
}
