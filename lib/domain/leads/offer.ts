import { planCents, type RequestedPlan } from '@/content/plan-facts'
import { wizardPlans } from '@/content/wizard-plans'
import type { SubscriptionInput } from '../billing/schema'

export type Offer = Pick<SubscriptionInput, 'plan' | 'paymentPlan' | 'priceCents'>

type Input = { selectedPlan: RequestedPlan | null; annual: boolean }

/** The subscription that a project asks for; null for a website that is paid once, or while no plan is chosen. */
export function offerOf({ selectedPlan, annual }: Input): Offer | null {
  const sold = wizardPlans.find(({ name }) => name === selectedPlan)
  if (sold?.kind !== 'subscription') return null
  const paymentPlan = annual ? 'yearly' : 'monthly'
  return { plan: sold.plan, paymentPlan, priceCents: planCents(sold.plan, paymentPlan) }
}
