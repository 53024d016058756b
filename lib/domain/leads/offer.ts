import { wizardPlans } from '@/content/wizard-plans'
import type { SubscriptionInput } from '../billing/schema'
import type { RequestedPlan } from '../onboarding/schema'

export type Offer = Pick<SubscriptionInput, 'plan' | 'paymentPlan' | 'priceCents'>

const PLANS = { 'Sub Basic': 'basic', 'Sub Standard': 'premium', 'Sub Pro': 'enterprise' } as const

/** The subscription that a project asks for; null for a website that is paid once, or while no plan is chosen. */
export function offerOf({
  selectedPlan,
  annual,
}: {
  selectedPlan: RequestedPlan | null
  annual: boolean
}): Offer | null {
  const sold = wizardPlans.find(({ name }) => name === selectedPlan)
  if (sold?.kind !== 'subscription') return null
  return {
    plan: PLANS[sold.name as keyof typeof PLANS],
    paymentPlan: annual ? 'yearly' : 'monthly',
    priceCents: annual ? sold.annualCents : sold.monthlyCents,
  }
}
