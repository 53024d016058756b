import { countLabel } from '@/components/ui/lists/count'
import type { WebsiteContent } from '@/lib/domain/website-deletion/website-content'
import { DeleteRow } from '../delete-row'
import { OpenSheet } from '../open-sheet'
import { deleteWebsiteAction } from './actions'

type Props = {
  id: number
  name: string
  hasSubscription: boolean
  content: WebsiteContent | undefined
  /** The address of its sheet. */
  sheet: string
}

/** Shows what is deleted with a website and what stays; once it has orders, what to do instead. */
export function DeleteWebsite({ id, name, hasSubscription, content, sheet }: Props) {
  const gone = content ? goneWith(content) : []
  const { tickets = 0, orders = 0 } = content ?? {}
  const staying = [
    hasSubscription && 'son abonnement',
    tickets > 0 && countLabel(tickets, 'demande', 'demandes'),
  ].filter((part) => part !== false)
  return (
    <DeleteRow
      id={id}
      name={name}
      title={`Supprimer le site «\u00a0${name}\u00a0»\u00a0?`}
      action={deleteWebsiteAction}
      focusWhenGone="sites"
      refusal={
        orders > 0 && (
          <div className="flex flex-col gap-4">
            <p>
              Ce site a {countLabel(orders, 'commande', 'commandes')}, que la loi demande de garder&nbsp;: il
              ne peut pas être supprimé.
            </p>
            <p>
              Pour le retirer du web, donnez-lui dans sa fiche le statut «&nbsp;
              <span lang="en">Inactive</span>
              &nbsp;».
            </p>
            <OpenSheet href={sheet} />
          </div>
        )
      }
    >
      <p>
        {gone.length === 0
          ? 'Ce site n’a pas de contenu.'
          : `Seront supprimés avec lui\u00a0: ${list.format(gone)}.`}{' '}
        Cela ne peut pas être annulé.
      </p>
      {staying.length > 0 && <p className="mt-2">Seront gardés&nbsp;: {list.format(staying)}.</p>}
    </DeleteRow>
  )
}

const list = new Intl.ListFormat('fr-FR')

const goneWith = ({
  testimonials,
  staff,
  events,
  products,
  pictures,
  webhooks,
  keys,
}: WebsiteContent): string[] =>
  [
    testimonials > 0 && countLabel(testimonials, 'avis', 'avis'),
    staff > 0 && countLabel(staff, 'membre de l’équipe', 'membres de l’équipe'),
    events > 0 && countLabel(events, 'événement', 'événements'),
    products > 0 && countLabel(products, 'produit', 'produits'),
    pictures > 0 && countLabel(pictures, 'image', 'images'),
    webhooks > 0 && countLabel(webhooks, 'webhook', 'webhooks'),
    keys > 0 && countLabel(keys, 'clé d’API', 'clés d’API'),
  ].filter((part) => part !== false)
