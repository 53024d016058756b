import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/alert'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { PLAN_FACTS } from '@/content/plan-facts'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { isRevocable } from '@/lib/domain/billing-rules/notice'
import { termsOn } from '@/lib/domain/billing-rules/schedule'
import type { Day } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatEuros } from '@/lib/domain/money'
import { cancelMoveAction, payInvoicesAction, revokeNoticeAction } from './actions'
import { ProviderButton } from './provider-button'
import { priceWords, termsWords } from './words'

type Props = { subscription: SubscriptionDetail; today: Day; isViewed: boolean }

const UNREACHABLE = 'Rien n’a changé. Vérifiez votre connexion, puis réessayez.'

/** Scheduled changes: the end, a move, a new price. */
export function Notes({ subscription, today, isViewed }: Props) {
  const { id, endReason, providerEndsOn, announcedPrice, moveToPay, hasEnded, facts } = subscription
  const { contract } = facts
  const { noticeOn, endsOn, change } = contract
  if (hasEnded) return null
  const now = termsOn(contract, today)
  return (
    <>
      {noticeOn && endsOn && (
        <Note
          action={
            !isViewed &&
            providerEndsOn !== endsOn &&
            isRevocable(contract, today) && (
              <Cancel
                label="Annuler la résiliation"
                question="Garder votre abonnement&#160;? Il continue comme avant, au prix en vigueur."
                action={revokeNoticeAction}
                id={id}
              />
            )
          }
        >
          Résiliation demandée le {frenchDay(noticeOn)}&nbsp;: dernier jour de service le{' '}
          <strong>{frenchDay(endsOn)}</strong>.
        </Note>
      )}
      {!noticeOn && endsOn && (
        <Note>
          {endReason === 'withdrawal' ? 'Rétractation enregistrée' : 'L’agence met fin à cet abonnement'}
          &nbsp;: dernier jour de service le <strong>{frenchDay(endsOn)}</strong>.
        </Note>
      )}
      {change && (
        <Note
          action={
            !isViewed && (
              <Cancel
                label="Annuler le changement"
                question="Annuler ce changement&#160;? Votre formule reste celle d’aujourd’hui."
                action={cancelMoveAction}
                id={id}
              />
            )
          }
        >
          Le {frenchDay(change.effectiveOn)}, vous passez à la formule{' '}
          <strong>{termsWords(change.plan, change.paymentPlan, change.priceCents)}</strong>.
        </Note>
      )}
      {moveToPay && (
        <Note
          action={
            !isViewed && (
              <span className="flex flex-wrap items-center gap-2">
                <ProviderButton
                  action={payInvoicesAction}
                  fields={{ invoiceIds: moveToPay.invoiceId }}
                  label={`Régler ${formatEuros(moveToPay.amountDueCents)}`}
                  isViewed={isViewed}
                  size="small"
                />
                <Cancel
                  label="Annuler le changement"
                  question="Annuler ce changement&#160;? Votre formule reste celle d’aujourd’hui."
                  action={cancelMoveAction}
                  id={id}
                />
              </span>
            )
          }
        >
          Le passage à la formule <strong>{PLAN_FACTS[moveToPay.plan].name}</strong> attend son paiement de{' '}
          {formatEuros(moveToPay.amountDueCents)}.
        </Note>
      )}
      {announcedPrice && (
        <Note>
          <p>
            Nouveau prix à partir du {frenchDay(announcedPrice.effectiveOn)}&nbsp;:{' '}
            <strong>{priceWords(announcedPrice.priceCents, now.paymentPlan)}</strong> au lieu de{' '}
            {priceWords(now.priceCents, now.paymentPlan)}.
            {announcedPrice.reason && (
              <> Raison donnée par l’agence&nbsp;: «&nbsp;{announcedPrice.reason}&nbsp;».</>
            )}
          </p>
          <p className="font-normal">
            Vous pouvez le refuser&nbsp;: il suffit de{' '}
            <AppLink href={`/dashboard/facturation/${id}/resilier`} className="text-info underline">
              résilier
            </AppLink>
            , et l’ancien prix s’applique jusqu’à la fin du préavis.
          </p>
        </Note>
      )}
    </>
  )
}

const Note = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <Alert look="info" role={undefined} action={action}>
    {children}
  </Alert>
)

type CancelProps = {
  label: string
  question: ReactNode
  action: typeof cancelMoveAction
  id: number
}

const Cancel = ({ label, question, action, id }: CancelProps) => (
  <ConfirmAction
    look="secondary"
    label={label}
    question={question}
    action={action}
    fields={{ subscriptionId: id }}
    unreachable={UNREACHABLE}
    focusWhenGone={`abonnement-${id}`}
  />
)
