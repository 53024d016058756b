import { FactList } from '@/components/shop/fact-list'
import type { Shop } from '@/lib/domain/shops/schema'

/** The mediator for consumers with unresolved complaints (articles L. 616-1 and R. 616-1 of the Code de la consommation). */
export const Mediation = ({ shop }: { shop: Shop }) => (
  <section aria-labelledby="mediation" className="flex flex-col gap-4">
    <h2 id="mediation" className="text-2xl">
      Médiation
    </h2>
    <p>
      Écrivez d’abord au vendeur. Si sa réponse ne vous satisfait pas, ou s’il ne répond pas, vous pouvez
      recourir gratuitement au médiateur de la consommation&nbsp;:
    </p>
    <FactList
      facts={[
        { label: 'Médiateur', text: shop.mediatorName || null },
        { label: 'Adresse postale', text: shop.mediatorAddress || null },
        { label: 'Site', text: shop.mediatorUrl || null },
      ]}
    />
  </section>
)
