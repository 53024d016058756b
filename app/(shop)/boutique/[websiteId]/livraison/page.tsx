import { FactList } from '@/components/shop/fact-list'
import { formatBill } from '@/lib/domain/money'
import { type DeliveryWay, deliveryWays } from '@/lib/domain/shop-terms/delivery-ways'
import { RETURN_WORDS } from '@/lib/domain/shop-terms/terms-text'
import type { Shop } from '@/lib/domain/shops/schema'
import { LegalPage, legalMetadata, type Props } from '../legal-page'
import { WayTable } from './way-table'

const TITLE = 'Livraison et paiement'

export const generateMetadata = legalMetadata(TITLE)

/** The information that article L. 221-14 of the Code de la consommation requires at the start of an order. */
export default function DeliveryPage({ params }: Props) {
  return (
    <LegalPage params={params} title={TITLE}>
      {({ shop, site }) => (
        <>
          {(shop.offersHome || shop.offersRelay) && <Limits shop={shop} />}
          {deliveryWays(shop).map((way) => (
            <Way key={way.label} way={way} />
          ))}
          <section aria-labelledby="paiement" className="flex flex-col gap-3">
            <h2 id="paiement" className="text-2xl">
              Moyens de paiement
            </h2>
            <p>Carte bancaire, ou un autre moyen proposé au moment du paiement, chez Stripe.</p>
          </section>
          <section aria-labelledby="retours" className="flex flex-col gap-3">
            <h2 id="retours" className="text-2xl">
              Retours
            </h2>
            <p>{RETURN_WORDS[shop.returnCosts ?? 'unknown']}</p>
            <FactList facts={[{ label: 'Adresse de retour', text: shop.returnAddress || null }]} />
            <p>
              <a href={`/boutique/${site.id}/formulaire-de-retractation`} className="text-link">
                Formulaire de rétractation à imprimer
              </a>
            </p>
          </section>
        </>
      )}
    </LegalPage>
  )
}

const Limits = ({ shop }: { shop: Shop }) => (
  <div className="flex flex-col gap-2">
    <p>
      Le prix dépend du poids du colis, emballage compris. Il est indiqué avant la commande. Le vendeur ne
      livre ni dans d’autres pays que ceux ci-dessous, ni dans les départements et territoires d’outre-mer.
    </p>
    {shop.freeDeliveryFromCents !== null && (
      <p>Livraison offerte dès {formatBill(shop.freeDeliveryFromCents)} d’articles.</p>
    )}
  </div>
)

function Way({ way }: { way: DeliveryWay }) {
  const id = way.label.replace(/\W+/g, '-').toLowerCase()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-2xl">
        {way.label}
      </h2>
      {way.delay && <p>Gratuit, {way.delay}.</p>}
      {way.place && <p className="wrap-anywhere whitespace-pre-line">{way.place}</p>}
      {way.destinations.length > 0 && (
        <div className="grid gap-6 sm:grid-cols-2">
          {way.destinations.map((destination) => (
            <WayTable key={destination.country} {...destination} />
          ))}
        </div>
      )}
    </section>
  )
}
