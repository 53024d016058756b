import { PLAN_FACTS } from './plan-facts'

/** A plan as the sign-up wizard offers it; `name` is also what is stored and sent. */
export type WizardPlan = {
  name: 'Sub Basic' | 'Sub Standard' | 'Sub Pro' | 'Basic' | 'Standard' | 'Pro'
  label: string
  features: readonly string[]
  ecommerce: boolean
  recommended: boolean
} & (
  | { kind: 'subscription'; monthlyCents: number; annualCents: number }
  | { kind: 'development'; priceCents: number }
)

const { basic, premium, enterprise } = PLAN_FACTS

const offers = [
  {
    facts: basic,
    names: ['Sub Basic', 'Basic'],
    features: ['Site vitrine', `${basic.pages} pages`],
    ecommerce: false,
    recommended: false,
  },
  {
    facts: premium,
    names: ['Sub Standard', 'Standard'],
    features: ['Site dynamique', `${premium.pages} pages`, `${premium.languages} langues`],
    ecommerce: false,
    recommended: true,
  },
  {
    facts: enterprise,
    names: ['Sub Pro', 'Pro'],
    features: ['E-commerce', 'Pages illimitées', `${enterprise.languages} langues`],
    ecommerce: true,
    recommended: false,
  },
] as const

export const wizardPlans: readonly WizardPlan[] = [
  ...offers.map(({ facts, names: [name], ...offer }) => ({
    ...offer,
    kind: 'subscription' as const,
    name,
    label: facts.name,
    monthlyCents: facts.subscriptionCents,
    annualCents: facts.annualCents,
  })),
  ...offers.map(({ facts, names: [, name], ...offer }) => ({
    ...offer,
    kind: 'development' as const,
    name,
    label: facts.name,
    priceCents: facts.developmentCents,
  })),
]
