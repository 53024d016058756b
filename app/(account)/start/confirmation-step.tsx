'use client'

import { planHref } from '@/app/dashboard/facturation/plan-address'
import { House } from '@/components/art/house'
import { StepTitle } from '@/components/onboarding/step-title'
import { Button, ButtonLink } from '@/components/ui/button'
import { wizardPlans } from '@/content/wizard-plans'
import { type Answers, requestedPrices } from '@/lib/domain/onboarding/policy'

export function ConfirmationStep({
  ticketId,
  answers,
  startOver,
}: {
  ticketId: number | null
  answers: Answers
  startOver: () => void
}) {
  const offer = offerPath(answers)
  return (
    <div className="flex flex-col items-start gap-6">
      <House stage={3} className="h-40" />
      <StepTitle>Votre demande est partie</StepTitle>
      <p className="max-w-prose">
        Merci ! L’agence vous répond dans les plus brefs délais. Vos réponses sont dans une demande de votre
        espace : vous pouvez y ajouter un détail ou poser une question.
      </p>
      {offer && (
        <p className="max-w-prose">
          Votre formule peut commencer dès maintenant&nbsp;: lisez l’offre, puis abonnez-vous en ligne si vous
          le souhaitez.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
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

/** Where the chosen plan is subscribed to; null without one that is paid by the period. */
function offerPath(answers: Answers): string | null {
  const chosen = wizardPlans.find(({ name }) => name === answers.selectedPlan)
  if (!chosen || requestedPrices(answers).subscriptionCents === null) return null
  const paymentPlan = answers.annual ? 'yearly' : 'monthly'
  return planHref('/dashboard/facturation/souscrire', { plan: chosen.plan, paymentPlan })
}
