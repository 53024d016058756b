import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/lists/empty-state'

export const NoSubscription = () => (
  <EmptyState
    sentence="Aucun abonnement. Une formule comprend l’hébergement, le support et les mises à jour de votre site."
    action={
      <AppLink href="/dashboard/facturation/souscrire" className={buttonStyle()}>
        Choisir une formule
      </AppLink>
    }
  />
)
