'use client'

import type { ReactNode } from 'react'
import { wizardPlans } from '@/content/wizard-plans'
import { formatEuros } from '@/lib/domain/money'
import { type Answers, canContinue, monthlyCents } from '@/lib/domain/onboarding/policy'

type Props = {
  answers: Answers
  /** Why it did not go on, in sight wherever the page is scrolled. */
  fault?: ReactNode
  children: ReactNode
}

/** The price so far, the way on, and beside a closed one why it is closed. */
export function NextBar({ answers, fault, children }: Props) {
  const plan = wizardPlans.find(({ name }) => name === answers.selectedPlan)
  const price =
    plan &&
    (plan.kind === 'subscription'
      ? `${plan.label}, ${formatEuros(monthlyCents(plan, answers.annual))} / mois`
      : `${plan.label}, ${formatEuros(plan.priceCents)} TTC`)
  return (
    <div
      data-sticky-foot
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 max-sm:*:last:grow border-hairline border-t bg-background px-4 py-4"
    >
      {fault}
      <p aria-live="polite" className="font-medium">
        {price ?? <span className="text-muted">Aucune formule choisie</span>}
        {!canContinue(answers) && (
          <span id="next-reason" className="block text-muted text-sm">
            Choisissez une formule pour votre nouveau site.
          </span>
        )}
      </p>
      {children}
    </div>
  )
}
