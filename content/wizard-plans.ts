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

const basicFeatures = ['Site vitrine', '3 pages']
const standardFeatures = ['Site dynamique', '6 pages', '3 langues']
const proFeatures = ['E-commerce', 'Pages illimitées', '5 langues']

export const wizardPlans: readonly WizardPlan[] = [
  {
    kind: 'subscription',
    name: 'Sub Basic',
    label: 'Basique',
    monthlyCents: 3_500,
    annualCents: 35_000,
    features: basicFeatures,
    ecommerce: false,
    recommended: false,
  },
  {
    kind: 'subscription',
    name: 'Sub Standard',
    label: 'Standard',
    monthlyCents: 5_900,
    annualCents: 59_000,
    features: standardFeatures,
    ecommerce: false,
    recommended: true,
  },
  {
    kind: 'subscription',
    name: 'Sub Pro',
    label: 'Pro',
    monthlyCents: 11_200,
    annualCents: 112_000,
    features: proFeatures,
    ecommerce: true,
    recommended: false,
  },
  {
    kind: 'development',
    name: 'Basic',
    label: 'Basique',
    priceCents: 95_000,
    features: basicFeatures,
    ecommerce: false,
    recommended: false,
  },
  {
    kind: 'development',
    name: 'Standard',
    label: 'Standard',
    priceCents: 160_000,
    features: standardFeatures,
    ecommerce: false,
    recommended: true,
  },
  {
    kind: 'development',
    name: 'Pro',
    label: 'Pro',
    priceCents: 300_000,
    features: proFeatures,
    ecommerce: true,
    recommended: false,
  },
]
