import { countLabel } from '@/components/ui/count'
import type { WebsiteContent } from '@/lib/domain/websites/website-content'
import { DeleteRow } from '../delete-row'
import { deleteWebsiteAction } from './actions'

type Props = { id: number; name: string; content: WebsiteContent | undefined }

export function DeleteWebsite({ id, name, content }: Props) {
  const gone = content ? goneWith(content) : []
  const tickets = content?.tickets ?? 0
  return (
    <DeleteRow
      id={id}
      name={name}
      title={`Supprimer le site «\u00a0${name}\u00a0»\u00a0?`}
      action={deleteWebsiteAction}
      focusWhenGone="sites"
    >
      <p>
        {gone.length === 0
          ? 'Ce site n’a pas de contenu.'
          : `Seront supprimés avec lui\u00a0: ${list.format(gone)}.`}{' '}
        Cela ne peut pas être annulé.
      </p>
      <p className="mt-2">
        {tickets > 0
          ? `Restent son abonnement et ${countLabel(tickets, 'demande', 'demandes')}.`
          : 'Son abonnement reste.'}
      </p>
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
