import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/layout/alert'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
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
  const { id, announcedPrice, moveToPay, hasEnded, facts } = subscription
  const { contract } = facts
  const { endsOn, change } = contract
  if (hasEnded) return null
  return (
    <>
      {endsOn && <EndNote {...{ subscription, endsOn, today, isViewed }} />}
      {change && (
        <Note action={!isViewed && <CancelMove id={id} />}>
          Le {frenchDay(change.effectiveOn)}, vous passez à la formule{' '}
          <strong>{termsWords(change.plan, change.paymentPlan, change.priceCents)}</strong>.
        </Note>
      )}
      {moveToPay && <UnpaidMoveNote id={id} move={moveToPay} isViewed={isViewed} />}
      {announcedPrice && <PriceNote id={id} price={announcedPrice} terms={termsOn(contract, today)} />}
    </>
  )
}

function EndNote({ subscription, endsOn, today, isViewed }: Props & { endsOn: Day }) {
  const { id, endReason, providerEndsOn, facts } = subscription
  const { noticeOn } = facts.contract
  if (!noticeOn)
    return (
      <Note>
        {endReason === 'withdrawal' ? 'Rétractation enregistrée' : 'L’agence met fin à cet abonnement'}
        &nbsp;: dernier jour de service le <strong>{frenchDay(endsOn)}</strong>.
      </Note>
    )
  return (
    <Note
      action={
        !isViewed &&
        providerEndsOn !== endsOn &&
        isRevocable(facts.contract, today) && (
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
  )
}

type MoveProps = { id: number; move: NonNullable<SubscriptionDetail['moveToPay']>; isViewed: boolean }

const UnpaidMoveNote = ({ id, move, isViewed }: MoveProps) => (
  <Note
    action={
      !isViewed && (
        <span className="flex flex-wrap items-center gap-2">
          <ProviderButton
            action={payInvoicesAction}
            fields={{ invoiceIds: move.invoiceId }}
            label={`Régler ${formatEuros(move.amountDueCents)}`}
            isViewed={isViewed}
            size="small"
          />
          <CancelMove id={id} />
        </span>
      )
    }
  >
    Le passage à la formule <strong>{PLAN_FACTS[move.plan].name}</strong> attend son paiement de{' '}
    {formatEuros(move.amountDueCents)}.
  </Note>
)

type PriceProps = {
  id: number
  price: NonNullable<SubscriptionDetail['announcedPrice']>
  /** The current terms. */
  terms: ReturnType<typeof termsOn>
}

const PriceNote = ({ id, price, terms }: PriceProps) => (
  <Note>
    <p>
      Nouveau prix à partir du {frenchDay(price.effectiveOn)}&nbsp;:{' '}
      <strong>{priceWords(price.priceCents, terms.paymentPlan)}</strong> au lieu de{' '}
      {priceWords(terms.priceCents, terms.paymentPlan)}.
      {price.reason && <> Raison donnée par l’agence&nbsp;: «&nbsp;{price.reason}&nbsp;».</>}
    </p>
    <p className="font-normal">
      Vous pouvez le refuser&nbsp;: il suffit de{' '}
      <AppLink href={`/dashboard/facturation/${id}/resilier`} className="text-info underline">
        résilier
      </AppLink>
      , et l’ancien prix s’applique jusqu’à la fin du préavis.
    </p>
  </Note>
)

const Note = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <Alert look="info" role={undefined} action={action}>
    {children}
  </Alert>
)

const CancelMove = ({ id }: { id: number }) => (
  <Cancel
    label="Annuler le changement"
    question="Annuler ce changement&#160;? Votre formule reste celle d’aujourd’hui."
    action={cancelMoveAction}
    id={id}
  />
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
