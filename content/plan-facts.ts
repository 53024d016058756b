import { TERMS } from './terms'

type PlanFacts = {
  /** As the address of the wizard names it. */
  slug: string
  name: string
  subscriptionCents: number
  annualCents: number
  developmentCents: number
  /** Null: as many as the client likes. */
  pages: number | null
  languages: number
}

const facts = (written: Omit<PlanFacts, 'annualCents'>): PlanFacts => ({
  ...written,
  annualCents: written.subscriptionCents * TERMS.yearPaidMonths,
})

/** What each plan costs, in integer cents, VAT included, and what it holds. Everything that shows a plan reads it here. */
export const PLAN_FACTS = {
  basic: facts({
    slug: 'basique',
    name: 'Basique',
    subscriptionCents: 3_500,
    developmentCents: 95_000,
    pages: 3,
    languages: 2,
  }),
  premium: facts({
    slug: 'standard',
    name: 'Standard',
    subscriptionCents: 5_900,
    developmentCents: 160_000,
    pages: 6,
    languages: 3,
  }),
  enterprise: facts({
    slug: 'pro',
    name: 'Pro',
    subscriptionCents: 11_200,
    developmentCents: 300_000,
    pages: null,
    languages: 5,
  }),
}
