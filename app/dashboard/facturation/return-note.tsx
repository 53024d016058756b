import { Alert } from '@/components/ui/layout/alert'
import type { PageOutcome } from '@/lib/domain/collection/page-outcome'
import { formatEuros } from '@/lib/domain/money'

/** The outcome of a visit to the provider's page. `unread`: the provider did not answer. */
export function ReturnNote({ outcome }: { outcome: PageOutcome | 'unread' }) {
  const { look, title, text } = outcome === 'unread' ? UNREAD : wordsOf(outcome)
  return (
    <Alert look={look}>
      <p className="font-semibold">{title}</p>
      <p className="font-normal">{text}</p>
    </Alert>
  )
}

const UNREAD = {
  look: 'info',
  title: 'Paiement en cours de confirmation',
  text: 'Notre prestataire de paiement n’a pas répondu. Rechargez cette page dans un instant\u00a0: ne payez pas une seconde fois.',
} as const

function wordsOf({ kind, amountCents, savesMethod }: PageOutcome) {
  const sum = amountCents > 0 ? `${formatEuros(amountCents)}\u00a0: ` : ''
  const kept = savesMethod ? ' Votre moyen de paiement est enregistré.' : ''
  return (
    {
      paid: { look: 'success', title: 'Paiement reçu', text: `${sum}merci, c’est réglé.${kept}` },
      processing: {
        look: 'info',
        title: 'Paiement en cours de confirmation',
        text: `${sum}votre banque le confirme, en quelques jours pour un prélèvement. Rien d’autre n’est à faire.${kept}`,
      },
      refused: {
        look: 'danger',
        title: 'Paiement refusé',
        text: `${sum}votre banque a refusé le paiement. Rien n’a été débité\u00a0: essayez un autre moyen de paiement.`,
      },
      saved: {
        look: 'success',
        title: 'Moyen de paiement enregistré',
        text: 'Vos prochaines échéances seront prélevées automatiquement.',
      },
      abandoned: {
        look: 'info',
        title: 'Paiement abandonné',
        text: 'Rien n’a été débité ni enregistré. Vous pouvez reprendre quand vous voulez.',
      },
    } as const
  )[kind]
}
