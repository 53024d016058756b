import { FactsForm } from '@/app/dashboard/ecom/[websiteId]/reglages/facts-form'
import type { Publisher } from '@/lib/domain/shop-terms/queries'
import { SectionCard } from '../../../section-card'
import { savePublisherAction } from './actions'
import { TITLE } from './frame'
import { IDENTITY_FIELDS, NOTICE_FIELDS } from './publisher-fields'

type Props = { websiteId: number; publisher: Publisher | null; sells: boolean }

export const PublisherSettings = ({ websiteId, publisher, sells }: Props) => (
  <SectionCard
    title="Mentions du site"
    intro={
      sells
        ? 'Vos clients les lisent sur la page «\u00a0Mentions du vendeur\u00a0» de votre boutique.'
        : 'Reprenez-les sur la page des mentions légales de votre site.'
    }
  >
    <FactsForm
      {...{ websiteId, title: TITLE, isTitled: true, id: 'mentions' }}
      fields={sells ? NOTICE_FIELDS : [...IDENTITY_FIELDS, ...NOTICE_FIELDS]}
      values={{
        name: publisher?.name ?? '',
        address: publisher?.address ?? '',
        email: publisher?.email ?? '',
        phone: publisher?.phone ?? '',
        director: publisher?.director ?? '',
        host: publisher?.host ?? '',
        privacyUrl: publisher?.privacyUrl ?? '',
      }}
      action={savePublisherAction}
      save="Enregistrer les mentions"
      unreachable="Les mentions ne sont pas enregistrées. Vérifiez votre connexion, puis réessayez."
    />
  </SectionCard>
)
