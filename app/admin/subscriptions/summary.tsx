import type { ReactNode } from 'react'
import { Fact, Facts } from '@/components/billing/facts'
import { AppLink } from '@/components/navigation/app-link'
import { periodPrice } from '@/components/websites/service-words'
import { PLAN_FACTS, planCents } from '@/content/plan-facts'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay, frenchPeriod } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'
import { MethodLine } from './method-line'
import { StandingBadges } from './standing-badges'

type Props = { detail: SubscriptionDetail; today: Day; notes: ReactNode; actions: ReactNode }

/** The current state of a subscription, above its fields. */
export function Summary({ detail, today, notes, actions }: Props) {
  const { plan, paymentPlan, priceCents, nextDebit, periodStart, periodEnd, endsOn, websites } = detail
  const listed = planCents(plan, paymentPlan)
  return (
    <section aria-label="En bref" className="mb-6 flex flex-col gap-4 border-hairline border-b pb-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StandingBadges {...detail} today={today} />
        <p className="font-semibold">
          {PLAN_FACTS[plan].name}, {periodPrice(detail)}
        </p>
        {listed !== priceCents && (
          <p className="text-muted text-sm">prix affiché&nbsp;: {formatEuros(listed)}</p>
        )}
      </div>
      {notes}
      <Facts>
        {detail.hasEnded && endsOn ? (
          <Fact name="Dernier jour">{frenchDay(endsOn)}</Fact>
        ) : (
          <>
            <Fact name={detail.collection === 'manual' ? 'Prochaine facture' : 'Prochain prélèvement'}>
              {nextDebit ? `${formatEuros(nextDebit.amountCents)} le ${frenchDay(nextDebit.date)}` : 'Aucun'}
            </Fact>
            <Fact name="Période en cours">
              {periodStart && periodEnd ? frenchPeriod({ first: periodStart, last: periodEnd }) : 'Aucune'}
            </Fact>
            <Fact name="Moyen de paiement">
              <MethodLine method={detail.method} collection={detail.collection} />
            </Fact>
          </>
        )}
        <Fact name={websites.length > 1 ? 'Sites' : 'Site'}>
          {websites.length === 0
            ? 'Aucun'
            : websites.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <AppLink href={`/admin/websites?fiche=${id}`} className="text-link">
                    {name}
                  </AppLink>
                </span>
              ))}
        </Fact>
      </Facts>
      {actions}
    </section>
  )
}
