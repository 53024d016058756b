import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LongDate } from '@/components/ui/date'
import { WebsiteBadge } from '@/components/websites/website-badge'
import { PLAN_NAMES, type Subscription } from '@/lib/domain/billing/schema'
import type { Website } from '@/lib/domain/websites/schema'

const PERIODS = { monthly: 'mensuelle', yearly: 'annuelle' }

export function SiteCards({
  website,
  subscription,
}: {
  website: Website
  subscription: Subscription | null
}) {
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
              {website.url.replace(/^https?:\/\//, '')}
            </a>
          </Fact>
          <Fact name="Statut">
            <WebsiteBadge status={website.status} />
          </Fact>
        </Facts>
        <div className="mt-auto flex flex-wrap gap-2">
          <ButtonLink href={`/apercu/${website.id}`} look="secondary" size="small">
            Voir l’aperçu
          </ButtonLink>
          <ButtonLink href={`/dashboard/website/${website.id}/webhooks`} look="secondary" size="small">
            Gérer les webhooks
          </ButtonLink>
        </div>
      </InfoCard>
      <InfoCard title="Facturation">
        {subscription ? (
          <Facts>
            <Fact name="Formule">
              {PLAN_NAMES[subscription.plan]}, {PERIODS[subscription.paymentPlan]}
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
        <ButtonLink
          href={`/dashboard/ecom/${website.id}`}
          look="secondary"
          size="small"
          className="mt-auto self-start"
        >
          Gérer la boutique
        </ButtonLink>
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
