import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LongDate } from '@/components/ui/dates'
import { WebsiteBadge } from '@/components/websites/website-badge'
import { PLAN_FACTS } from '@/content/plan-facts'
import { type Subscription } from '@/lib/domain/billing/schema'
import { offlineReason } from '@/lib/domain/websites/policy'
import type { Website } from '@/lib/domain/websites/schema'
import { SiteSwitch } from './site-switch'

const LINK = buttonStyle({ look: 'secondary', size: 'small' })
const PERIODS = { monthly: 'mensuelle', yearly: 'annuelle' }

type Props = {
  website: Website
  subscription: Subscription | null
  /** Whether the person may take the site offline, or put it back. */
  canSwitch: boolean
}

export function SiteCards({ website, subscription, canSwitch }: Props) {
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
      <InfoCard title="Facturation">
        {subscription ? (
          <Facts>
            <Fact name="Formule">
              {PLAN_FACTS[subscription.plan].name}, {PERIODS[subscription.paymentPlan]}
            </Fact>
            <Fact name="Échéance">
              <LongDate value={subscription.dueDate} />
            </Fact>
            <Fact name="Statut">
              <WebsiteBadge status={subscription.status} />
            </Fact>
          </Facts>
        ) : (
          <p className="text-muted">Aucun abonnement</p>
        )}
      </InfoCard>
      <InfoCard title="Ecommerce">
        <p className="text-muted">Vos produits, vos stocks et vos commandes.</p>
        <AppLink href={`/dashboard/ecom/${website.id}`} className={`${LINK} mt-auto self-start`}>
          Gérer la boutique
        </AppLink>
      </InfoCard>
    </div>
  )
}

const InfoCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="flex flex-col gap-3 max-md:p-5 md:gap-4">
    <h2 className="text-lg">{title}</h2>
    {children}
  </Card>
)

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">{children}</dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 break-words font-medium">{children}</dd>
  </>
)
