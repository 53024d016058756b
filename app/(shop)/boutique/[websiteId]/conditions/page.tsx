import { termsText } from '@/lib/domain/shop-terms/terms-text'
import { LegalPage, legalMetadata, type Props } from '../legal-page'
import { TermsSections } from '../terms-sections'

const TITLE = 'Conditions de vente'

export const generateMetadata = legalMetadata(TITLE)

/** A link to the seller's own terms, or the terms generated from the settings. */
export default function TermsPage({ params }: Props) {
  return (
    <LegalPage params={params} title={TITLE}>
      {({ shop, siteName, publisher, origin }) =>
        shop.termsUrl ? (
          <p>
            Le vendeur, {shop.legalName || siteName}, publie ses conditions de vente sur son site&nbsp;:{' '}
            <a href={shop.termsUrl} rel="noreferrer" className="text-link wrap-anywhere">
              {shop.termsUrl}
            </a>
          </p>
        ) : (
          <TermsSections
            text={termsText({ shop, siteName, privacyUrl: publisher?.privacyUrl ?? '', origin })}
          />
        )
      }
    </LegalPage>
  )
}
