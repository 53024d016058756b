import { PLAN_FACTS } from '@/content/plan-facts'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'

type Named = Pick<SubscriptionDetail, 'plan' | 'name' | 'websites'>

/** « Formule Standard · La Table de Camille » */
export const subscriptionName = (named: Named): string =>
  [`Formule ${PLAN_FACTS[named.plan].name}`, siteNames(named)].filter(Boolean).join('\u00a0· ')

/** The websites that it covers, or the name that the agency gave it. */
export const siteNames = ({ name, websites }: Named): string =>
  websites.length > 0 ? websites.map((website) => website.name).join(', ') : (name ?? '')
