'use client'

import type { ReactNode } from 'react'
import { planHref } from '@/app/dashboard/facturation/plan-address'
import { Callback } from '@/components/onboarding/callback'
import { type Person, PersonRow } from '@/components/onboarding/person-row'
import { StepTitle } from '@/components/onboarding/step-title'
import type { Draft } from '@/components/onboarding/use-answers'
import { Button, ButtonLink } from '@/components/ui/button'
import { wizardPlans } from '@/content/wizard-plans'
import { type Answers, requestedPrices } from '@/lib/domain/onboarding/policy'

type Props = { draft: Draft; isFirst: boolean; person: Person; stages: ReactNode; startOver: () => void }

export function ConfirmationStep({ draft, isFirst, person, stages, startOver }: Props) {
  const { answers, ticketId, answerDue } = draft
  const offer = offerPath(answers)
  return (
    <div className="flex flex-col items-start gap-6">
      <StepTitle isFirst={isFirst}>Votre demande est partie</StepTitle>
      <p className="max-w-prose text-lg">
        Merci&nbsp;! Vos réponses sont dans une demande de votre espace&nbsp;: vous pouvez y ajouter un détail
        ou poser une question.
      </p>
      <section aria-labelledby="suite" className="card flex w-full flex-col gap-6 shadow-low max-sm:p-5">
        <h2 id="suite" className="text-2xl">
          La suite, étape par étape
        </h2>
        <PersonRow person={person}>
          <Callback request={answers} due={answerDue} />
        </PersonRow>
        <div className="border-hairline border-t pt-6">{stages}</div>
      </section>
      {offer && (
        <p className="max-w-prose">
          Votre formule peut commencer dès maintenant&nbsp;: lisez l’offre, puis abonnez-vous en ligne si vous
          le souhaitez.
        </p>
      )}
      <div className="flex w-full flex-wrap gap-3 max-sm:flex-col">
        <ButtonLink href={`/dashboard/tickets/${ticketId}`}>Voir ma demande</ButtonLink>
        {offer && (
          <ButtonLink href={offer} look="secondary">
            Lire l’offre d’abonnement
          </ButtonLink>
        )}
        <ButtonLink href="/dashboard" look="secondary">
          Aller à mon tableau de bord
        </ButtonLink>
        <Button look="quiet" onClick={startOver}>
          Décrire un autre projet
        </Button>
      </div>
    </div>
  )
}

/** The subscription page of the chosen plan; null without a plan that is paid by the period. */
function offerPath(answers: Answers): string | null {
  const chosen = wizardPlans.find(({ name }) => name === answers.selectedPlan)
  if (!chosen || requestedPrices(answers).subscriptionCents === null) return null
  const paymentPlan = answers.annual ? 'yearly' : 'monthly'
  return planHref('/dashboard/facturation/souscrire', { plan: chosen.plan, paymentPlan })
}
