import { planCents, type RequestedPlan } from '@/content/plan-facts'
import { type WizardPlan, wizardPlans } from '@/content/wizard-plans'
import { formatEuros } from '../money'

/** The wizard's initial answers. */
export const DEFAULT_ANSWERS = {
  hasWebsite: false,
  newWebsite: true,
  websiteUrl: '',
  madeByAgency: false,
  isExperienced: false,
  wantsSubscription: true,
  wantsEcommerce: false,
  selectedPlan: null as RequestedPlan | null,
  annual: true,
  contactOption: 'phone' as 'phone' | 'email',
  preferredHours: '',
  preferredDays: '',
  exclusivePeriod: '',
  additionalInfo: '',
}
export type Answers = typeof DEFAULT_ANSWERS

/** A plan as it is sold: `Standard (abonnement)`. */
export function planName(requested: RequestedPlan): string {
  const plan = wizardPlans.find(({ name }) => name === requested)
  if (!plan) throw new Error(`There is no plan ${requested}`)
  return `${plan.label} (${plan.kind === 'subscription' ? 'abonnement' : 'paiement unique'})`
}

type WantedServices = Pick<Answers, 'wantsSubscription' | 'wantsEcommerce'>

/** Subscriptions only for those who want support; only Pro sells online. */
export function offeredPlans(wanted: WantedServices): WizardPlan[] {
  return wizardPlans.filter(
    (plan) =>
      (wanted.wantsSubscription || plan.kind === 'development') && (!wanted.wantsEcommerce || plan.ecommerce),
  )
}

const NO_WEBSITE = { websiteUrl: '', madeByAgency: false }

/** The answers with some changed; a plan or an address that they no longer ask for is dropped. */
export function withAnswers(answers: Answers, changes: Partial<Answers>): Answers {
  const changed = { ...answers, ...changes }
  const next = changed.hasWebsite ? changed : { ...changed, ...NO_WEBSITE }
  const stillOffered = offeredPlans(next).some(({ name }) => name === next.selectedPlan)
  return stillOffered ? next : { ...next, selectedPlan: null }
}

/** The choice carried by 'Choisir' on the home page: a plan and the price view. */
export type Choice = {
  plan: WizardPlan | null
  answers: Partial<Answers>
  /** The query string: `formule=standard&prix=developpement`. */
  query: string
}

const PRICES = { abonnement: 'subscription', developpement: 'development' } as const

/** The choice in a URL's query; unknown names are ignored. */
export function choiceFrom({ formule, prix }: { formule?: unknown; prix?: unknown }): Choice | null {
  const price = (['abonnement', 'developpement'] as const).find((name) => name === prix)
  const kind = PRICES[price ?? 'abonnement']
  const plan = wizardPlans.find((one) => one.kind === kind && one.label.toLowerCase() === formule) ?? null
  if (!plan && !price) return null
  const query = new URLSearchParams()
  if (plan) query.set('formule', plan.label.toLowerCase())
  query.set('prix', price ?? 'abonnement')
  const answers = plan && { selectedPlan: plan.name, wantsEcommerce: plan.ecommerce }
  return {
    plan,
    answers: { wantsSubscription: kind === 'subscription', ...answers },
    query: query.toString(),
  }
}

/** Choosing the chosen plan again deselects it. */
export const togglePlan = (answers: Answers, name: RequestedPlan): Answers => ({
  ...answers,
  selectedPlan: answers.selectedPlan === name ? null : name,
})

/** A new website requires a plan before the next step. */
export const canContinue = (answers: Pick<Answers, 'newWebsite' | 'selectedPlan'>): boolean =>
  !answers.newWebsite || answers.selectedPlan !== null

/** A subscription's displayed monthly price: a twelfth of the yearly price when paid by the year, to the cent. */
export function monthlyCents(plan: Extract<WizardPlan, { kind: 'subscription' }>, annual: boolean): number {
  return annual ? Math.round(plan.annualCents / 12) : plan.monthlyCents
}

type Chosen = Pick<Answers, 'wantsSubscription' | 'selectedPlan' | 'annual'>

/** The price of a choice, in cents: one period of the subscription, and the development. A plan that is paid once includes
 *  its subscription for those who want support; null for the part not asked for. */
export function requestedPrices({ wantsSubscription, selectedPlan, annual }: Chosen): {
  subscriptionCents: number | null
  developmentCents: number | null
} {
  const plan = wizardPlans.find(({ name }) => name === selectedPlan)
  const isBoth = plan?.kind === 'development' && wantsSubscription
  return {
    subscriptionCents:
      plan?.kind === 'subscription' || isBoth ? planCents(plan.plan, annual ? 'yearly' : 'monthly') : null,
    developmentCents: plan?.kind === 'development' ? plan.priceCents : null,
  }
}

/** « 1 600 € une fois, puis 59 € par mois »; null unless both are asked for. */
export function bothPrices(chosen: Chosen): string | null {
  const { subscriptionCents, developmentCents } = requestedPrices(chosen)
  if (subscriptionCents === null || developmentCents === null) return null
  const every = chosen.annual ? 'chaque année' : 'par mois'
  return `${formatEuros(developmentCents)} une fois, puis ${formatEuros(subscriptionCents)} ${every}`
}

export const STEPS = ['compte', 'projet', 'rendez-vous', 'confirmation'] as const
export type Step = (typeof STEPS)[number]
/** The steps for a visitor with an account. */
export type LaterStep = Exclude<Step, 'compte'>

/** Why an earlier step is shown than the URL asks for; null when it is the requested one. */
export function missingBefore(requestedStep: string | undefined, shown: Step): string | null {
  if (requestedStep !== 'projet' && requestedStep !== 'rendez-vous' && requestedStep !== 'confirmation')
    return null
  if (shown === 'compte')
    return 'Créez d’abord votre compte, ou connectez-vous\u00a0: la suite s’ouvre ensuite.'
  if (shown !== 'projet' || requestedStep === 'projet') return null
  return requestedStep === 'rendez-vous'
    ? 'Choisissez d’abord une formule\u00a0: le rendez-vous vient ensuite.'
    : 'Décrivez d’abord votre projet\u00a0: la confirmation vient après l’envoi.'
}

/** The step requested by a URL: a visitor signs up first, an account never does again. */
export function stepFrom(requestedStep: string | undefined, signedIn: true): LaterStep
export function stepFrom(requestedStep: string | undefined, signedIn: boolean): Step
export function stepFrom(requestedStep: string | undefined, signedIn: boolean): Step {
  if (!signedIn) return 'compte'
  const step = STEPS.find((name) => name === requestedStep)
  return !step || step === 'compte' ? 'projet' : step
}
