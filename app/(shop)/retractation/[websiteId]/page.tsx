import type { Metadata } from 'next'
import { PageBody } from '@/components/site/page-body'
import { ShopFrame } from '@/components/site/shop-frame'
import { Card } from '@/components/ui/layout/card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { RETENTION } from '@/content/retention'
import { TERMS } from '@/content/terms'
import { findWithdrawalShop } from '@/lib/domain/withdrawals/find-shop'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { currentContext } from '@/lib/server/session/session'
import { DeclarationForm } from './declaration-form'
import { StandardForm } from './standard-form'

export const metadata: Metadata = { title: NO_TITLE, robots: { index: false } }

type Props = { params: Promise<{ websiteId: string }> }

/** The withdrawal page for a shop's shoppers, without an account or a link; also while the shop is closed. */
export default async function ShopWithdrawalPage({ params }: Props) {
  const ctx = await currentContext()
  const { site, seller } = await orNotFound(findWithdrawalShop(ctx, pathId((await params).websiteId)))
  return (
    <ShopFrame site={site}>
      <PageBody
        title="Renoncer au contrat ici"
        intro={`Vous avez ${TERMS.withdrawalDays} jours après la réception pour renoncer à un achat chez ${site.name}, sans donner de motif.`}
      >
        <div className="flex max-w-2xl flex-col gap-6">
          <Card className="md:p-8">
            <DeclarationForm
              websiteId={site.id}
              submissionId={crypto.randomUUID()}
              sellerEmail={seller.email}
            />
          </Card>
          <StandardForm seller={seller} />
          <div className="flex flex-col gap-3 text-muted text-sm">
            <p>
              L’e-mail de confirmation mène à la page de votre commande&nbsp;: vous y choisissez les articles
              sans rien recopier. Le délai se termine un jour ouvrable&nbsp;; vous pouvez aussi renoncer avant
              la livraison.
            </p>
            <p>
              Vendeur&nbsp;: {seller.legalName}, {seller.addressLine1}, {seller.postalCode} {seller.city},{' '}
              {seller.email}. Il est seul responsable de la vente et du remboursement. Votre déclaration est
              gardée avec la commande, ou {RETENTION.unmatchedWithdrawals.words} si elle ne correspond à
              aucune&nbsp;:{' '}
              <a href="/privacy" className="text-link">
                Confidentialité
              </a>
              .
            </p>
          </div>
        </div>
      </PageBody>
    </ShopFrame>
  )
}
