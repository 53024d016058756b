import { TriangleAlert } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { LongDate } from '@/components/ui/dates'
import { WebsiteBadge } from '@/components/websites/website-badge'
import { PLAN_FACTS } from '@/content/plan-facts'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { type Due, dueOf } from '@/lib/domain/billing/due'
import type { Day } from '@/lib/domain/calendar'
import type { Website } from '@/lib/domain/websites/schema'
import { DueLink } from '../../facturation/due-link'
import { dueWords } from '../../facturation/due-words'
import { Fact, Facts, InfoCard } from './info-card'

const LINK = buttonStyle({ look: 'secondary', size: 'small' })
const PERIODS = { monthly: 'mensuelle', yearly: 'annuelle' }

type Props = {
  website: Website
  subscription: SubscriptionDetail | null
  isOwn: boolean
  today: Day
}

export function BillingCard({ website, subscription, isOwn, today }: Props) {
  const due = subscription && dueOf(subscription, today)
  return (
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
      {due && isPressing(due) && (
        <p className="flex items-start gap-2 font-medium text-late text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {dueWords(due, today)}.
        </p>
      )}
      {isOwn && (
        <div className="mt-auto flex flex-wrap gap-2">
          {due && isPressing(due) && <DueLink due={due} className={buttonStyle({ size: 'small' })} />}
          {subscription ? (
            <AppLink href="/dashboard/facturation" className={LINK}>
              Gérer l’abonnement
            </AppLink>
          ) : (
            <AppLink href={`/dashboard/facturation/souscrire?site=${website.id}`} className={LINK}>
              Choisir une formule
            </AppLink>
          )}
        </div>
      )}
    </InfoCard>
  )
}

const isPressing = ({ state }: Due): boolean => state === 'late' || state === 'interrupted'
