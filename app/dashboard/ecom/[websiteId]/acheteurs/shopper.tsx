import { Download } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { ButtonLink } from '@/components/ui/button'
import { Moment } from '@/components/ui/dates/dates'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/lists/empty-state'
import type { FoundShopper } from '@/lib/domain/shoppers/find-shopper'
import { openWords } from '@/lib/domain/shoppers/open-words'
import { EraseShopper } from './erase-shopper'

type Props = { websiteId: number; email: string; shopper: FoundShopper; path: string }

/** The shop's data about a person, to hand over or erase. */
export function Shopper({ websiteId, email, shopper: { orders, open }, path }: Props) {
  if (orders.length === 0)
    return <EmptyState sentence="Aucune commande de cette boutique ne porte cette adresse." />
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <h2 className="wrap-anywhere text-xl">{email}</h2>
      <div>
        <p className="text-muted">
          {orders.length > 1 ? `${orders.length} commandes` : '1 commande'} de cette boutique&nbsp;:
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {orders.map(({ id, createdAt }) => (
            <li key={id} className="min-h-8 pointer-coarse:min-h-11">
              <AppLink href={`/orders/${id}`} className="text-link min-w-6 pointer-coarse:min-w-11">
                n°&nbsp;{id}
              </AppLink>{' '}
              <span className="text-muted text-sm">
                <Moment at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <section className="flex flex-col gap-3 border-hairline border-t pt-5">
        <h3 className="text-lg">Lui remettre ses données</h3>
        <p className="max-w-prose text-muted">
          Ses commandes, ses adresses, ses remboursements et ses demandes de retour, dans un fichier JSON que
          vous lui envoyez. Vérifiez d’abord que c’est bien cette personne qui vous le demande.
        </p>
        <ButtonLink
          href={`${path}/export?${new URLSearchParams({ adresse: email })}`}
          look="secondary"
          className="self-start max-sm:w-full"
        >
          <Download aria-hidden="true" className="size-4" />
          Télécharger ses données
        </ButtonLink>
      </section>
      <section className="flex flex-col gap-3 border-hairline border-t pt-5">
        <h3 className="text-lg">Effacer ses données</h3>
        <div className="flex max-w-prose flex-col gap-2 text-muted">
          <p>
            <strong className="text-text">Effacés&nbsp;:</strong> nom, adresse e-mail, téléphone, adresses de
            livraison, étiquettes et suivi des colis, personnalisations, demandes de retour, messages en
            attente.
          </p>
          <p>
            <strong className="text-text">Gardés, sans nom&nbsp;:</strong> date, numéro, articles, montants,
            TVA et pays de chaque commande, que votre comptabilité doit garder dix&nbsp;ans. Si vous avez
            remis une facture à son nom, gardez-en votre copie.
          </p>
        </div>
        {open.length > 0 ? (
          <div>
            <p>Pas encore possible, car vous devez encore savoir qui est cette personne&nbsp;:</p>
            <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
              {open.map((order) => (
                <li key={order.id}>{openWords(order)}</li>
              ))}
            </ul>
          </div>
        ) : (
          <EraseShopper websiteId={websiteId} email={email} />
        )}
      </section>
    </Card>
  )
}
