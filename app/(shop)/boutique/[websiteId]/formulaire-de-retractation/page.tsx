import { withdrawalForm } from '@/content/withdrawal-form'
import { withdrawalPath } from '@/lib/domain/shop-terms/schema'
import { traderOf } from '@/lib/domain/shop-terms/seller-facts'
import { LegalPage, legalMetadata, type Props } from '../legal-page'

const TITLE = 'Formulaire de rétractation'
/** These lines are filled in by hand. */
const BLANK = /\u00a0:$/

export const generateMetadata = legalMetadata(TITLE)

export default function ModelFormPage({ params }: Props) {
  return (
    <LegalPage params={params} title={TITLE}>
      {({ shop, site }) => (
        <>
          <p className="print:hidden">
            Vous avez quatorze jours après la réception pour changer d’avis. Le plus simple est de{' '}
            <a href={withdrawalPath(site.id)} className="text-link">
              renoncer au contrat en ligne
            </a>
            . Vous pouvez aussi imprimer ce modèle, le remplir et l’envoyer au vendeur.
          </p>
          <div className="card printed-alone flex flex-col gap-4 p-5 sm:p-8">
            {withdrawalForm(traderOf(shop)).map((line, index) => (
              <p key={line} className={index > 2 && BLANK.test(line) ? 'border-hairline border-b pb-8' : ''}>
                {line}
              </p>
            ))}
          </div>
        </>
      )}
    </LegalPage>
  )
}
