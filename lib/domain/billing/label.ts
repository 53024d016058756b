import { PLAN_FACTS } from '@/content/plan-facts'
import type { SubscriptionRow } from './contract'

/** The name by which a client knows a subscription. */
export const labelOf = ({ name, plan }: Pick<SubscriptionRow, 'name' | 'plan'>): string =>
  name ?? `Abonnement ${PLAN_FACTS[plan].name}`
