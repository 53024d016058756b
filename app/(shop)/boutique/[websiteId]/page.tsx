import { FactList } from '@/components/shop/fact-list'
import { publisherFacts, sellerFacts } from '@/lib/domain/shop-terms/seller-facts'
import { LegalPage, legalMetadata, type Props } from './legal-page'
import { Mediation } from './mediation'

const TITLE = 'Mentions du vendeur'

export const generateMetadata = legalMetadata(TITLE)

export default function SellerPage({ params }: Props) {
  return (
    <LegalPage params={params} title={TITLE}>
      {({ shop, siteName, publisher }) => (
        <>
          <section aria-labelledby="vendeur" className="flex flex-col gap-4">
            <h2 id="vendeur" className="text-2xl">
              Qui vend sur «&nbsp;{siteName}&nbsp;»
            </h2>
            <p>
              Le vendeur est un <strong>professionnel</strong>&nbsp;: le droit de la consommation s’applique à
              vos achats, dont le droit de rétractation et les garanties légales. Le contrat est conclu avec
              lui, et c’est lui qui en répond.
            </p>
            <FactList facts={sellerFacts(shop)} />
          </section>
          <Mediation shop={shop} />
          <section aria-labelledby="site" className="flex flex-col gap-4">
            <h2 id="site" className="text-2xl">
              Le site
            </h2>
            <FactList facts={publisherFacts(publisher)} />
          </section>
        </>
      )}
    </LegalPage>
  )
}
