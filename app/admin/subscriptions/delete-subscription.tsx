import { countLabel } from '@/components/ui/count'
import type { ListedSubscription } from '@/lib/domain/billing/schema'
import { DeleteRow } from '../delete-row'
import { deleteSubscriptionAction } from './actions'
import { subscriptionName } from './subscription-name'

export function DeleteSubscription(subscription: Pick<ListedSubscription, 'id' | 'name' | 'websites'>) {
  const { id, websites } = subscription
  const name = subscriptionName(subscription)
  return (
    <DeleteRow
      id={id}
      name={name}
      title={`Supprimer l’abonnement «\u00a0${name}\u00a0»\u00a0?`}
      action={deleteSubscriptionAction}
      focusWhenGone="abonnements"
      refusal={
        websites > 0
          ? `Cet abonnement ne peut pas être supprimé\u00a0: ${countLabel(websites, 'site y est lié', 'sites y sont liés')}. Retirez-leur d’abord l’abonnement.`
          : undefined
      }
    >
      Aucun site n’y est lié. Cela ne peut pas être annulé.
    </DeleteRow>
  )
}
