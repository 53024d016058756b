import { AppLink } from '@/components/navigation/app-link'
import { LongDate } from '@/components/ui/dates/dates'
import { WebsiteBadge } from '@/components/websites/website-badge'
import { PLAN_FACTS } from '@/content/plan-facts'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import type { Website } from '@/lib/domain/websites/schema'
import { CARD_LINK } from './card-link'
import { Fact, Facts, InfoCard } from './info-card'

const PERIODS = { monthly: 'mensuelle', yearly: 'annuelle' }

type Props = {
  website: Website
  subscription: SubscriptionDetail | null
  isOwn: boolean
}

export function BillingCard({ website, subscription, isOwn }: Props) {
  return (
    <InfoCard title="Facturation" badge={subscription && <WebsiteBadge status={subscription.status} />}>
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
        {subscription ? (
          <Facts>
            <Fact name="Formule" isNameHidden>
              {PLAN_FACTS[subscription.plan].name}, {PERIODS[subscription.paymentPlan]}
            </Fact>
            <Fact name="Échéance">
              <LongDate value={subscription.dueDate} />
            </Fact>
          </Facts>
        ) : (
          <p className="text-muted">Aucun abonnement</p>
        )}
        {isOwn &&
          (subscription ? (
            <AppLink href="/dashboard/facturation" className={`${CARD_LINK} max-sm:hidden`}>
              Gérer<span className="sr-only"> l’abonnement</span>
            </AppLink>
          ) : (
            <AppLink href={`/dashboard/facturation/souscrire?site=${website.id}`} className={CARD_LINK}>
              Choisir une formule
            </AppLink>
          ))}
      </div>
    </InfoCard>
  )
}
