'use client'

import { House } from '@/components/art/house'
import { StepTitle } from '@/components/onboarding/step-title'
import { Button, ButtonLink } from '@/components/ui/button'

export function ConfirmationStep({
  ticketId,
  startOver,
}: {
  ticketId: number | null
  startOver: () => void
}) {
  return (
    <div className="flex flex-col items-start gap-6">
      <House stage={3} className="h-40" />
      <StepTitle>Votre demande est partie</StepTitle>
      <p className="max-w-prose">
        Merci ! L’agence vous répond dans les plus brefs délais. Vos réponses sont dans une demande de votre
        espace : vous pouvez y ajouter un détail ou poser une question.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/dashboard/tickets/${ticketId}`}>Voir ma demande</ButtonLink>
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
