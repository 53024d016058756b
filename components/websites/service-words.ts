import { PLAN_FACTS, type Rhythm } from '@/content/plan-facts'
import type { ServiceStatus, Subscription } from '@/lib/domain/billing/schema'
import { formatEuros } from '@/lib/domain/money'

/** The words of the badges; the English ones are the specification's. */
export const STATUS_NAMES: Record<ServiceStatus, { label: string; lang?: 'en' }> = {
  active: { label: 'Active', lang: 'en' },
  late: { label: 'En retard' },
  inactive: { label: 'Inactive', lang: 'en' },
}

export const PAYMENT_NAMES: Record<Rhythm, string> = { monthly: 'Mensuel', yearly: 'Annuel' }

const PERIODS: Record<Rhythm, string> = { monthly: 'mois', yearly: 'an' }

/** « 59 € par mois » */
export const periodPrice = ({ priceCents, paymentPlan }: Pick<Subscription, 'priceCents' | 'paymentPlan'>) =>
  `${formatEuros(priceCents)} par ${PERIODS[paymentPlan]}`

/** A subscription in one line, for a choice: « Standard, 59 € par mois, La Table de Camille (n° 1) ». */
export const subscriptionLine = ({
  id,
  plan,
  name,
  ...price
}: Pick<Subscription, 'id' | 'plan' | 'name' | 'priceCents' | 'paymentPlan'>): string =>
  [PLAN_FACTS[plan].name, periodPrice(price), name].filter(Boolean).join(', ') + ` (n°\u00a0${id})`
