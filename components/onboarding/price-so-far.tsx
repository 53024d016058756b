import { wizardPlans } from '@/content/wizard-plans'
import { formatEuros } from '@/lib/domain/money'
import { type Answers, bothPrices, monthlyCents, offeredPlans } from '@/lib/domain/onboarding/policy'

/** The price of the answers so far: the plan's, or the range of the plans still possible. */
export function PriceSoFar({ answers }: { answers: Answers }) {
  const { price, note } = priceOf(answers)
  return (
    <>
      <span className="block font-semibold tabular-nums">{price}</span>
      {note && <span className="block text-muted text-sm tabular-nums">{note}</span>}
    </>
  )
}

function priceOf(answers: Answers): { price: string; note?: string } {
  const plan = wizardPlans.find(({ name }) => name === answers.selectedPlan)
  if (!plan) return { price: rangeOf(answers) }
  const both = bothPrices(answers)
  if (plan.kind === 'development')
    return both
      ? { price: `${plan.label}, développement et abonnement`, note: both }
      : { price: `${plan.label}, ${formatEuros(plan.priceCents)} TTC`, note: 'En une fois, sans abonnement' }
  return {
    price: `${plan.label}, ${formatEuros(monthlyCents(plan, answers.annual))} / mois`,
    note: answers.annual ? `Soit ${formatEuros(plan.annualCents)} chaque année` : 'Payé chaque mois',
  }
}

/** « De 29,17 € à 93,33 € par mois », of the plans that fit the answers. */
function rangeOf(answers: Answers): string {
  const subscriptions = offeredPlans(answers).filter((plan) => plan.kind === 'subscription')
  const developments = offeredPlans(answers).filter((plan) => plan.kind === 'development')
  const prices = subscriptions.length
    ? subscriptions.map((plan) => monthlyCents(plan, answers.annual))
    : developments.map(({ priceCents }) => priceCents)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const every = subscriptions.length ? 'par mois' : 'en une fois'
  return least === most
    ? `${formatEuros(least)} ${every}`
    : `De ${formatEuros(least)} à ${formatEuros(most)} ${every}`
}
