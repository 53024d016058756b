import { type ReactNode, useId } from 'react'
import { Fact, Facts } from '@/components/billing/facts'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/layout/card'
import { WebsiteBadge } from '@/components/websites/website-badge'
import { PLAN_FACTS } from '@/content/plan-facts'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { termsOn } from '@/lib/domain/billing-rules/schedule'
import { standingOn } from '@/lib/domain/billing-rules/standing'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay, frenchPeriod } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'
import { LineList } from './line-list'
import { MethodLine } from './method-line'
import { siteNames } from './subscription-name'
import { priceWords } from './words'

type Props = {
  subscription: SubscriptionDetail
  today: Day
  /** Scheduled changes: a notice, a move, a price. */
  notes: ReactNode
  actions: ReactNode
  history: ReactNode
}

export function SubscriptionCard({ subscription, today, notes, actions, history }: Props) {
  const id = useId()
  const { facts, lines, nextDebit, periodStart, periodEnd, hasEnded, interruptedOn } = subscription
  const { plan, paymentPlan, priceCents } = termsOn(facts.contract, today)
  const isManual = subscription.collection === 'manual'
  const sites = siteNames(subscription)
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <section aria-labelledby={id} className="contents">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3 id={id} className="wrap-anywhere text-xl">
              {PLAN_FACTS[plan].name}
              {sites && <span className="sr-only">, {sites}</span>}
            </h3>
            {sites && (
              <p aria-hidden="true" className="wrap-anywhere text-muted">
                {sites}
              </p>
            )}
          </div>
          <span className="flex flex-wrap gap-2">
            {hasEnded ? <Badge>Terminé</Badge> : <WebsiteBadge status={standingOn(facts, today)} />}
            {!hasEnded && interruptedOn && <Badge look="danger">Interrompu</Badge>}
            {!hasEnded && facts.contract.noticeOn && <Badge look="info">En préavis</Badge>}
          </span>
        </div>
        {notes}
        <Facts>
          <Fact name="Contrat">n°&nbsp;{subscription.id}</Fact>
          <Fact name="Prix">{priceWords(priceCents, paymentPlan)}</Fact>
          {!hasEnded && (
            <Fact name={isManual ? 'Prochaine facture' : 'Prochain prélèvement'}>
              {nextDebit ? (
                <>
                  <span className="whitespace-nowrap">{formatEuros(nextDebit.amountCents)}</span> le{' '}
                  {frenchDay(nextDebit.date)}
                </>
              ) : interruptedOn ? (
                'Aucun tant que le service est interrompu'
              ) : (
                'Aucun'
              )}
            </Fact>
          )}
          {!hasEnded && (
            <Fact name="Moyen de paiement">
              <MethodLine {...subscription} />
            </Fact>
          )}
          {!hasEnded && periodStart && periodEnd && (
            <Fact name="Période en cours">{frenchPeriod({ first: periodStart, last: periodEnd })}</Fact>
          )}
          {hasEnded && facts.contract.endsOn && (
            <Fact name="Dernier jour">{frenchDay(facts.contract.endsOn)}</Fact>
          )}
        </Facts>
        {lines.length > 0 && (
          <div className="flex flex-col gap-2">
            <h4 className="font-semibold font-text text-base tracking-normal">En plus de la formule</h4>
            <LineList lines={lines} today={today} contract={facts.contract} />
          </div>
        )}
        {actions}
        {history}
      </section>
    </Card>
  )
}
