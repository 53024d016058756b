import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { WebsiteBadge } from '@/components/websites/website-badge'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import type { Day } from '@/lib/domain/calendar'
import { offlineReason } from '@/lib/domain/websites/policy'
import type { Website } from '@/lib/domain/websites/schema'
import { BillingCard } from './billing-card'
import { Fact, Facts, InfoCard } from './info-card'
import { SiteSwitch } from './site-switch'

const LINK = buttonStyle({ look: 'secondary', size: 'small' })

type Props = {
  website: Website
  subscription: SubscriptionDetail | null
  /** Whether it is the reader's own client's: the agency has screens of its own for the others. */
  isOwn: boolean
  today: Day
  /** Whether the person may take the site offline, or put it back. */
  canSwitch: boolean
}

export function SiteCards({ website, subscription, isOwn, today, canSwitch }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      <InfoCard title="Informations du site">
        <Facts>
          <Fact name="Nom">{website.name}</Fact>
          <Fact name="URL">
            <a
              href={website.url}
              className="wrap-anywhere pointer-coarse:-my-2.5 inline-block text-accent-text pointer-coarse:py-2.5"
            >
              {website.url}
            </a>
          </Fact>
          <Fact name="Statut">
            <span className="flex flex-wrap items-center gap-x-3">
              <span id="statut-du-site" tabIndex={-1}>
                <WebsiteBadge status={website.status} />
              </span>
              {canSwitch && <SiteSwitch website={website} />}
            </span>
          </Fact>
        </Facts>
        {!canSwitch && <p className="text-muted text-sm">{offlineReason(website)}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <AppLink href={`/apercu/${website.id}`} className={LINK}>
            Voir l’aperçu
          </AppLink>
          <AppLink href={`/dashboard/website/${website.id}/webhooks`} className={LINK}>
            Gérer les webhooks
          </AppLink>
          <AppLink href={`/dashboard/website/${website.id}/cles`} className={LINK}>
            Gérer les clés d’API
          </AppLink>
        </div>
      </InfoCard>
      <BillingCard {...{ website, subscription, isOwn, today }} />
      <InfoCard title="Ecommerce">
        <p className="text-muted">Vos produits, vos stocks et vos commandes.</p>
        <AppLink href={`/dashboard/ecom/${website.id}`} className={`${LINK} mt-auto self-start`}>
          Gérer la boutique
        </AppLink>
      </InfoCard>
    </div>
  )
}
