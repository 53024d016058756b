import { TERMS } from './terms'

/** From the smallest to the largest: the database compares plans, and requests are prioritised, in this order. */
export const PLANS = ['basic', 'premium', 'enterprise'] as const
export type PlanKey = (typeof PLANS)[number]

/** How often a subscription is paid. */
export const RHYTHMS = ['monthly', 'yearly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

export const isPlan = (text: unknown): text is PlanKey => PLANS.some((plan) => plan === text)
export const isRhythm = (text: unknown): text is Rhythm => RHYTHMS.some((rhythm) => rhythm === text)

type Written = {
  /** Its name in the wizard's URL. */
  slug: string
  name: string
  /** Its name as sent and stored by the wizard, by payment formula. */
  requested: { subscription: string; development: string }
  /** The monthly price. */
  subscriptionCents: number
  developmentCents: number
  /** The VAT included in these prices. */
  vatPermille: number
  /** null: unlimited. */
  pages: number | null
  languages: number
}

const facts = <const Facts extends Written>(written: Facts) => ({
  ...(written as Written & Pick<Facts, 'requested'>),
  annualCents: written.subscriptionCents * TERMS.yearPaidMonths,
})

/** The price of each plan, in integer cents, VAT included, and its content. The only source for everything that shows a plan. */
export const PLAN_FACTS = {
  basic: facts({
    slug: 'basique',
    name: 'Basique',
    requested: { subscription: 'Sub Basic', development: 'Basic' },
    subscriptionCents: 3_500,
    developmentCents: 95_000,
    vatPermille: 200,
    pages: 3,
    languages: 2,
  }),
  premium: facts({
    slug: 'standard',
    name: 'Standard',
    requested: { subscription: 'Sub Standard', development: 'Standard' },
    subscriptionCents: 5_900,
    developmentCents: 160_000,
    vatPermille: 200,
    pages: 6,
    languages: 3,
  }),
  enterprise: facts({
    slug: 'pro',
    name: 'Pro',
    requested: { subscription: 'Sub Pro', development: 'Pro' },
    subscriptionCents: 11_200,
    developmentCents: 300_000,
    vatPermille: 200,
    pages: null,
    languages: 5,
  }),
} satisfies Record<PlanKey, Written>

/** The price of one payment period, in cents. */
export const planCents = (plan: PlanKey, rhythm: Rhythm): number =>
  PLAN_FACTS[plan][rhythm === 'monthly' ? 'subscriptionCents' : 'annualCents']

const WAYS = ['subscription', 'development'] as const
type Way = (typeof WAYS)[number]
export type RequestedPlan = (typeof PLAN_FACTS)[PlanKey]['requested'][Way]

/** The plans that a project can request: each as a subscription, then each paid once. */
export const REQUESTED_PLANS = WAYS.flatMap((way) =>
  PLANS.map((plan) => PLAN_FACTS[plan].requested[way]),
) as [RequestedPlan, ...RequestedPlan[]]

/** The separate CMS licence, per year. */
export const CMS_LICENCE = {
  annualCents: 19_800,
  vatPermille: 200,
  /** The plans whose price includes it. */
  includedIn: ['premium', 'enterprise'],
} satisfies { annualCents: number; vatPermille: number; includedIn: PlanKey[] }
