import { PLAN_FACTS, PLANS, type PlanKey, type RequestedPlan } from './plan-facts'

/** A plan as the sign-up wizard offers it; `name` is also the stored and sent value. */
export type WizardPlan = {
  plan: PlanKey
  name: RequestedPlan
  label: string
  features: readonly string[]
  ecommerce: boolean
  recommended: boolean
} & (
  | { kind: 'subscription'; monthlyCents: number; annualCents: number }
  | { kind: 'development'; priceCents: number }
)

const { basic, premium, enterprise } = PLAN_FACTS

type Offer = Pick<WizardPlan, 'features' | 'ecommerce' | 'recommended'>
const OFFERS: Record<PlanKey, Offer> = {
  basic: { features: ['Site vitrine', `${basic.pages} pages`], ecommerce: false, recommended: false },
  premium: {
    features: ['Site dynamique', `${premium.pages} pages`, `${premium.languages} langues`],
    ecommerce: false,
    recommended: true,
  },
  enterprise: {
    features: ['E-commerce', 'Pages illimitées', `${enterprise.languages} langues`],
    ecommerce: true,
    recommended: false,
  },
}

const offered = PLANS.map((plan) => ({ plan, label: PLAN_FACTS[plan].name, ...OFFERS[plan] }))

export const wizardPlans: readonly WizardPlan[] = [
  ...offered.map((offer) => ({
    ...offer,
    kind: 'subscription' as const,
    name: PLAN_FACTS[offer.plan].requested.subscription,
    monthlyCents: PLAN_FACTS[offer.plan].subscriptionCents,
    annualCents: PLAN_FACTS[offer.plan].annualCents,
  })),
  ...offered.map((offer) => ({
    ...offer,
    kind: 'development' as const,
    name: PLAN_FACTS[offer.plan].requested.development,
    priceCents: PLAN_FACTS[offer.plan].developmentCents,
  })),
]
