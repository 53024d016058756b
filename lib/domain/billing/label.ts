import { PLAN_FACTS } from '@/content/plan-facts'
import type { SubscriptionRow } from './contract'

/** A subscription as its client knows it. */
export const labelOf = ({ name, plan }: Pick<SubscriptionRow, 'name' | 'plan'>): string =>
  name ?? `Abonnement ${PLAN_FACTS[plan].name}`
