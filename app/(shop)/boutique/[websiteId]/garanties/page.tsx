import { FactList } from '@/components/shop/fact-list'
import { GUARANTEE_FRAME } from '@/content/legal-guarantee'
import { addressOf } from '@/lib/domain/shop-terms/seller-facts'
import { LegalPage, legalMetadata, type Props } from '../legal-page'

const TITLE = 'Garanties'

export const generateMetadata = legalMetadata(TITLE)

export default function GuaranteesPage({ params }: Props) {
  return (
    <LegalPage params={params} title={TITLE}>
      {({ shop }) => (
        <>
          <section aria-labelledby="legales" className="flex flex-col gap-4">
            <h2 id="legales" className="text-2xl">
              Garanties légales
            </h2>
            <div className="card flex flex-col gap-3 border-2 border-control p-5 sm:p-8">
              {GUARANTEE_FRAME.map((paragraph) => (
                <p key={paragraph} className={/^\d°/.test(paragraph) ? 'pl-6' : ''}>
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
          {shop.commercialGuarantee && (
            <section aria-labelledby="commerciale" className="flex flex-col gap-4">
              <h2 id="commerciale" className="text-2xl">
                Garantie commerciale du vendeur
              </h2>
              <p className="wrap-anywhere whitespace-pre-line">{shop.commercialGuarantee}</p>
              <p className="text-muted">Elle s’ajoute aux garanties légales, sans les remplacer.</p>
            </section>
          )}
          <section aria-labelledby="demander" className="flex flex-col gap-4">
            <h2 id="demander" className="text-2xl">
              À qui vous adresser
            </h2>
            <FactList
              facts={[
                { label: 'Vendeur', text: shop.legalName || null },
                { label: 'Adresse', text: addressOf(shop) },
                { label: 'E-mail', text: shop.email || null },
                { label: 'Téléphone', text: shop.phone || null },
              ]}
            />
          </section>
        </>
      )}
    </LegalPage>
  )
}
