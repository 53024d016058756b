'use client'

import { TERMS } from '@/content/terms'
import type { WizardPlan } from '@/content/wizard-plans'
import { formatEuros } from '@/lib/domain/money'
import {
  type Answers,
  bothPrices,
  monthlyCents,
  offeredPlans,
  togglePlan,
} from '@/lib/domain/onboarding/policy'
import { PlanOption } from './plan-option'

type Props = { answers: Answers; change: (changes: Partial<Answers>) => void }

export function PlanPicker({ answers, change }: Props) {
  const offered = offeredPlans(answers)
  const subscriptions = offered.filter((plan) => plan.kind === 'subscription')
  const developments = offered.filter((plan) => plan.kind === 'development')
  const choose = (plan: WizardPlan) => change({ selectedPlan: togglePlan(answers, plan.name).selectedPlan })
  return (
    <div className="flex flex-col gap-8">
      {subscriptions.length > 0 && (
        <section aria-labelledby="abonnements" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id="abonnements" className="text-xl">
              Abonnement
            </h3>
            <Period annual={answers.annual} change={change} />
          </div>
          <p className="rounded-input bg-highlight px-4 py-2.5 font-medium text-[#141a29]">
            {`Avec le paiement annuel, vous ne payez que ${TERMS.yearPaidMonths} mois par an.`}
          </p>
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {subscriptions.map((plan) => (
              <PlanOption
                key={plan.name}
                plan={plan}
                price={`${formatEuros(monthlyCents(plan, answers.annual))} / mois`}
                note={
                  answers.annual
                    ? `${formatEuros(plan.annualCents)} par an`
                    : `Sans durée minimale, préavis de ${TERMS.noticeMonths} mois`
                }
                chosen={answers.selectedPlan === plan.name}
                onChoose={() => choose(plan)}
              />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="developpements" className="flex flex-col gap-4">
        <h3 id="developpements" className="text-xl">
          Paiement unique
        </h3>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {developments.map((plan) => (
            <PlanOption
              key={plan.name}
              plan={plan}
              price={`${formatEuros(plan.priceCents)} TTC`}
              note="Vous devenez propriétaire du site"
              both={bothPrices({ ...answers, selectedPlan: plan.name })}
              chosen={answers.selectedPlan === plan.name}
              onChoose={() => choose(plan)}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

function Period({ annual, change }: { annual: boolean; change: Props['change'] }) {
  return (
    <fieldset className="flex rounded-button border border-control bg-surface p-0.5">
      <legend className="sr-only">Période de paiement</legend>
      {[false, true].map((yearly) => (
        <label
          key={String(yearly)}
          className="flex min-h-9 items-center rounded-input px-4 font-semibold text-muted has-focus-visible:outline-2 has-checked:bg-accent-fill has-checked:text-accent-on pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="annual"
            checked={annual === yearly}
            onChange={() => change({ annual: yearly })}
            className="sr-only"
          />
          {yearly ? 'Annuel' : 'Mensuel'}
        </label>
      ))}
    </fieldset>
  )
}
