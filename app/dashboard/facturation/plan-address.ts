import { PLAN_FACTS, PLANS, type PlanKey, RHYTHMS, type Rhythm } from '@/content/plan-facts'
import { RHYTHM_SLUGS } from './words'

type Query = Record<string, string | string[] | undefined>

/** The choice in a URL: `formule=pro&rythme=annuel`; unknown values are ignored. */
export const planOf = ({ formule }: Query): PlanKey | null =>
  PLANS.find((plan) => PLAN_FACTS[plan].slug === formule) ?? null

export const rhythmOf = ({ rythme }: Query): Rhythm | null =>
  RHYTHMS.find((rhythm) => RHYTHM_SLUGS[rhythm] === rythme) ?? null

/** The same URL with a choice. `kept`: its other parameters. */
export function planHref(
  path: string,
  { plan, paymentPlan }: { plan: PlanKey | null; paymentPlan: Rhythm },
  kept: Record<string, string | number | undefined> = {},
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(kept)) if (value !== undefined) query.set(name, String(value))
  if (plan) query.set('formule', PLAN_FACTS[plan].slug)
  query.set('rythme', RHYTHM_SLUGS[paymentPlan])
  return `${path}?${query}`
}
