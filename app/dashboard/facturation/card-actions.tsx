import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { dueOf } from '@/lib/domain/billing/due'
import { mayMove } from '@/lib/domain/billing-rules/moves'
import type { Day } from '@/lib/domain/calendar'
import { formatEuros } from '@/lib/domain/money'
import { openMethodPageAction } from './actions'
import { ProviderButton } from './provider-button'
import { subscriptionName } from './subscription-name'

const LINK = buttonStyle({ look: 'secondary', size: 'small' })

type Props = { subscription: SubscriptionDetail; today: Day; isViewed: boolean; mayWithdraw: boolean }

export function CardActions({ subscription, today, isViewed, mayWithdraw }: Props) {
  const { id, facts, hasEnded, endReason } = subscription
  const due = dueOf(subscription, today)
  const about = subscriptionName(subscription)
  const path = `/dashboard/facturation/${id}`
  if (hasEnded)
    return isViewed ? null : (
      <div className="flex flex-wrap gap-2">
        <AppLink href={`/dashboard/facturation/souscrire?abonnement=${id}`} className={LINK}>
          Se réabonner<span className="sr-only">&nbsp;: {about}</span>
        </AppLink>
      </div>
    )
  // Nothing will be charged any more.
  if (endReason === 'withdrawal' && due.amountCents === 0) return null
  const isManual = subscription.collection === 'manual'
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <ProviderButton
          action={openMethodPageAction}
          fields={{ subscriptionId: id }}
          label={
            due.amountCents > 0
              ? `Enregistrer et régler ${formatEuros(due.amountCents)}`
              : isManual
                ? 'Payer automatiquement'
                : 'Changer de moyen de paiement'
          }
          about={about}
          isViewed={isViewed}
          look="secondary"
          size="small"
        />
        {!isViewed && mayMove(facts, today) && (
          <AppLink href={`${path}/formule`} className={LINK}>
            Changer de formule<span className="sr-only">&nbsp;: {about}</span>
          </AppLink>
        )}
        {!isViewed && mayWithdraw && (
          <AppLink href={`${path}/retractation`} className={LINK}>
            Renoncer au contrat ici<span className="sr-only">&nbsp;: {about}</span>
          </AppLink>
        )}
        {!isViewed && facts.contract.noticeOn === null && endReason !== 'withdrawal' && (
          <AppLink href={`${path}/resilier`} className={LINK}>
            Résilier<span className="sr-only">&nbsp;: {about}</span>
          </AppLink>
        )}
      </div>
      {due.amountCents > 0 && (
        <p className="text-muted text-sm">
          Enregistrer une carte ou un compte règle aussi ce qui est dû, et les prochaines échéances sont
          prélevées automatiquement.
        </p>
      )}
    </div>
  )
}
