import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { CancellationForm } from '@/components/contact/cancellation-form'
import { PageBody } from '@/components/site/page-body'
import { Card } from '@/components/ui/layout/card'
import { RETENTION } from '@/content/retention'
import { TERMS } from '@/content/terms'
import { withdraw } from './actions'

export const metadata = pageMetadata(pages.withdrawal)

export default function WithdrawalPage() {
  return (
    <PageBody
      title="Renoncer au contrat ici"
      intro={`Consommateur, vous avez ${TERMS.withdrawalDays} jours pour renoncer à un contrat conclu à distance, sans donner de motif.`}
    >
      <JsonLd things={[breadcrumb(pages.withdrawal)]} />
      <div className="max-w-2xl">
        <Card className="md:p-8">
          <CancellationForm kind="withdrawal" send={withdraw} />
        </Card>
        <p className="mt-6 text-muted text-sm">
          Délai, remboursement et travail déjà commencé&nbsp;:{' '}
          <a href="/cgv#10-retractation-du-consommateur" className="text-link">
            article 10 des conditions de vente
          </a>
          . Votre déclaration est gardée {RETENTION.contactMessages.words}&nbsp;:{' '}
          <a href="/privacy" className="text-link">
            Confidentialité
          </a>
          . Pour une commande dans la boutique d’un de nos clients, adressez-vous à cette boutique.
        </p>
      </div>
    </PageBody>
  )
}
