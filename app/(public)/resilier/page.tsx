import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { CancellationForm } from '@/components/contact/cancellation-form'
import { PageBody } from '@/components/site/page-body'
import { Card } from '@/components/ui/layout/card'
import { RETENTION } from '@/content/retention'
import { TERMS } from '@/content/terms'
import { notifyTermination } from './actions'

export const metadata = pageMetadata(pages.termination)

export default function TerminationPage() {
  return (
    <PageBody
      title="Résilier votre contrat"
      intro={`Quand vous le souhaitez, sans frais, avec un préavis de ${TERMS.noticeMonths}\u00a0mois à compter de votre notification.`}
    >
      <JsonLd things={[breadcrumb(pages.termination)]} />
      <div className="max-w-2xl">
        <Card className="md:p-8">
          <CancellationForm kind="termination" send={notifyTermination} />
        </Card>
        <p className="mt-6 text-muted text-sm">
          Aucun compte n’est nécessaire. Connecté à votre espace client, vous choisissez votre contrat et
          voyez son dernier jour avant de notifier. Conditions et effets&nbsp;:{' '}
          <a href="/cgv#72-resiliation-par-le-client" className="text-link">
            article 7.2 des conditions de vente
          </a>
          . Vous êtes consommateur et avez conclu il y a moins de {TERMS.withdrawalDays}&nbsp;jours&nbsp;?{' '}
          <a href="/retractation" className="text-link">
            Renoncer au contrat ici
          </a>
          . Votre déclaration est gardée {RETENTION.contactMessages.words}&nbsp;:{' '}
          <a href="/privacy" className="text-link">
            Confidentialité
          </a>
          .
        </p>
      </div>
    </PageBody>
  )
}
