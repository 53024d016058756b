import { AppLink } from '@/components/navigation/app-link'
import type { Shop } from '@/lib/domain/shops/schema'
import { SectionCard } from '../../../section-card'
import { saveCompanyAction, saveMediatorAction, saveReturnsAction } from './actions'
import { COMPANY_FIELDS, MEDIATOR_FIELDS, RETURN_FIELDS } from './fact-fields'
import { FactsForm } from './facts-form'
import { TITLE } from './frame'

/** The legal notices required of a shop in addition to the seller's identity; its public legal pages are generated from them. */
export function LegalSettings({ shop }: { shop: Shop }) {
  const { websiteId } = shop
  return (
    <>
      <SectionCard
        title="Entreprise"
        intro="Ce qui identifie votre entreprise auprès de vos clients, dans les mentions du vendeur."
        action={
          <AppLink href={`/dashboard/website/${websiteId}/conformite`} className="text-link">
            Voir ce qui manque
          </AppLink>
        }
      >
        <FactsForm
          {...{ websiteId, title: TITLE, id: 'entreprise', fields: COMPANY_FIELDS }}
          values={{
            legalForm: shop.legalForm,
            shareCapital: shop.shareCapital,
            companyNumber: shop.companyNumber,
            vatNumber: shop.vatNumber,
            registry: shop.registry,
            registryCity: shop.registryCity,
            insurer: shop.insurer,
          }}
          action={saveCompanyAction}
          save="Enregistrer l’entreprise"
          unreachable="L’entreprise n’est pas enregistrée. Vérifiez votre connexion, puis réessayez."
        />
      </SectionCard>
      <SectionCard
        title="Médiateur"
        intro="Le médiateur de la consommation auquel vous adhérez. Vos clients s’adressent à lui quand un désaccord avec vous dure."
      >
        <FactsForm
          {...{ websiteId, title: TITLE, id: 'mediateur', fields: MEDIATOR_FIELDS }}
          values={{
            mediatorName: shop.mediatorName,
            mediatorAddress: shop.mediatorAddress,
            mediatorUrl: shop.mediatorUrl,
          }}
          action={saveMediatorAction}
          save="Enregistrer le médiateur"
          unreachable="Le médiateur n’est pas enregistré. Vérifiez votre connexion, puis réessayez."
        />
      </SectionCard>
      <SectionCard title="Retours et garantie">
        <FactsForm
          {...{ websiteId, title: TITLE, id: 'retours', fields: RETURN_FIELDS }}
          values={{
            returnCosts: shop.returnCosts,
            returnAddress: shop.returnAddress,
            commercialGuarantee: shop.commercialGuarantee,
          }}
          action={saveReturnsAction}
          save="Enregistrer les retours"
          unreachable="Les retours ne sont pas enregistrés. Vérifiez votre connexion, puis réessayez."
        />
      </SectionCard>
    </>
  )
}
