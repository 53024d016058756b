import { PLAN_FACTS, type PlanKey, planCents, type Rhythm } from '@/content/plan-facts'

export const MAX_LINES = 20

/** The line of a plan at its list price. */
export const planLine = (plan: PlanKey, paymentPlan: Rhythm) => ({
  kind: 'plan' as const,
  label: `Abonnement ${PLAN_FACTS[plan].name}, ${paymentPlan === 'yearly' ? 'annuel' : 'mensuel'}`,
  quantity: 1,
  unitCents: planCents(plan, paymentPlan),
  vatPermille: PLAN_FACTS[plan].vatPermille,
})
