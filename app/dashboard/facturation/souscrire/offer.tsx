import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { TERMS } from '@/content/terms'
import type { ClientKind } from '@/lib/domain/billing-rules/schema'
import { type OfferInput, readOffer, type ShownOffer } from '@/lib/domain/collection/read-offer'
import { isViewed } from '@/lib/domain/context'
import { formatEuros } from '@/lib/domain/money'
import { settle } from '@/lib/server/forms/settle'
import type { SignedInContext } from '@/lib/server/session/session'
import { priceWords } from '../words'
import { OfferLines } from './offer-lines'
import { SubscribeForm } from './subscribe-form'

type Props = { ctx: SignedInContext; selection: Omit<OfferInput, 'startsAtOnce'>; kind: ClientKind | null }

/** The firm offer, and its acceptance. */
export async function Offer({ ctx, selection, kind }: Props) {
  const hasBox = kind === 'consumer'
  const [later, atOnce] = await Promise.all([
    settle(readOffer(ctx, { ...selection, startsAtOnce: !hasBox })),
    hasBox ? settle(readOffer(ctx, { ...selection, startsAtOnce: true })) : null,
  ])
  const { data: offer, error } = later
  if (!offer)
    return (
      <Alert
        action={
          <AppLink href="/dashboard/facturation" className="text-danger underline">
            Voir ma facturation
          </AppLink>
        }
      >
        {error}
      </Alert>
    )
  return (
    <section aria-labelledby="offre" className="flex flex-col gap-4">
      <h2 id="offre" className="text-xl">
        Notre offre
      </h2>
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <p className="display text-2xl">{totalWords(offer)}</p>
        {offer.isClosed ? (
          <Alert
            look="info"
            role={undefined}
            action={
              <AppLink href="/dashboard/new-ticket" className="text-info underline">
                Nous écrire
              </AppLink>
            }
          >
            Les abonnements ne peuvent pas être souscrits en ligne pour le moment.
          </Alert>
        ) : (
          <SubscribeForm
            fields={{
              plan: selection.plan,
              paymentPlan: selection.paymentPlan,
              priceCents: offer.priceCents,
              ...(selection.websiteId !== undefined && { websiteId: selection.websiteId }),
              ...(selection.subscriptionId !== undefined && { subscriptionId: selection.subscriptionId }),
            }}
            offer={<OfferLines text={offer.text} />}
            {...(atOnce?.data && { atOnce: <OfferLines text={atOnce.data.text} /> })}
            box={`Je demande que le service commence tout de suite, avant la fin de mon délai de rétractation de ${TERMS.withdrawalDays}\u00a0jours. Si je me rétracte, je paie les jours servis.`}
            terms={
              <p className="text-muted text-sm">
                Avec nos{' '}
                <a href="/cgv" target="_blank" className="text-accent-text underline" rel="noreferrer">
                  conditions générales de vente
                  <span className="sr-only"> (nouvel onglet)</span>
                </a>{' '}
                en vigueur, que vous recevez par e-mail avec cette offre. Le bouton ouvre la page de notre
                prestataire de paiement&nbsp;: l’abonnement est conclu une fois cette page terminée.
                {hasBox && (
                  <>
                    {' '}
                    Vous vous rétractez en ligne avec{' '}
                    <a href="/retractation" className="text-accent-text underline">
                      Renoncer au contrat ici
                    </a>
                    , en bas de chaque page du site et, pendant tout le délai, dans votre facturation.
                  </>
                )}
              </p>
            }
            isViewed={isViewed(ctx.actor)}
          />
        )}
      </Card>
    </section>
  )
}

/** « 1 600 € une fois, puis 59 € par mois » */
const totalWords = ({ developmentCents, priceCents, paymentPlan }: ShownOffer) =>
  developmentCents === null
    ? priceWords(priceCents, paymentPlan)
    : `${formatEuros(developmentCents)} une fois, puis ${priceWords(priceCents, paymentPlan)}`
