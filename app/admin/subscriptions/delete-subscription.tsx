import { AppLink } from '@/components/navigation/app-link'
import { countLabel } from '@/components/ui/lists/count'
import type { ListedSubscription } from '@/lib/domain/billing/schema'
import { DeleteRow } from '../delete-row'
import { deleteSubscriptionAction } from './actions'
import { subscriptionName } from './subscription-name'

type Props = Pick<ListedSubscription, 'id' | 'name' | 'websites' | 'clientEmail'>

export function DeleteSubscription(subscription: Props) {
  const { id, websites, clientEmail } = subscription
  const name = subscriptionName(subscription)
  return (
    <DeleteRow
      id={id}
      name={name}
      title={`Supprimer l’abonnement «\u00a0${name}\u00a0»\u00a0?`}
      action={deleteSubscriptionAction}
      focusWhenGone="abonnements"
      refusal={
        websites > 0 && (
          <p>
            Cet abonnement ne peut pas être supprimé&nbsp;:{' '}
            <AppLink
              href={`/admin/websites?${new URLSearchParams({ client: clientEmail })}`}
              className="font-semibold text-accent-text"
            >
              {countLabel(websites, 'site y est lié', 'sites y sont liés')}
            </AppLink>
            . {websites === 1 ? 'Retirez-lui' : 'Retirez-leur'} d’abord l’abonnement. Pour arrêter
            l’abonnement sans le supprimer, donnez-lui le statut «&nbsp;<span lang="en">Inactive</span>
            &nbsp;».
          </p>
        )
      }
    >
      Aucun site n’y est lié. Cela ne peut pas être annulé.
    </DeleteRow>
  )
}
