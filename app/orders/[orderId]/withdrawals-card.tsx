import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { LongDate, Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Card } from '@/components/ui/layout/card'
import { formatBill } from '@/lib/domain/money'
import { isConfirmed } from '@/lib/domain/orders/policy'
import type { Order } from '@/lib/domain/orders/queries'
import { isRefundable } from '@/lib/domain/refunds/policy'
import { fourteenDaysAfter, mayAwaitGoods } from '@/lib/domain/withdrawals/policy'
import { isToAnswer, type ListedWithdrawal } from '@/lib/domain/withdrawals/queries'
import { receiptOf } from '@/lib/domain/withdrawals/receipt'
import { refundOfWithdrawal } from '@/lib/domain/withdrawals/refund-of-withdrawal'
import { handleWithdrawalAction, receiveGoodsAction } from './withdrawal-actions'
import { WithdrawalDoubts } from './withdrawal-doubts'

type Props = { order: Order; withdrawals: ListedWithdrawal[] }

/** The shopper's withdrawals, their refund deadline, and the owner's answer; empty without one. */
export function WithdrawalsCard({ order, withdrawals }: Props) {
  if (withdrawals.length === 0) return null
  return (
    <Card id="retractations" className="flex flex-col gap-3 p-5 sm:p-6 print:p-4">
      <h2 className="text-xl">{withdrawals.length > 1 ? 'Rétractations' : 'Rétractation'}</h2>
      <ul className="divide-y divide-hairline">
        {withdrawals.map((withdrawal) => (
          <Line key={withdrawal.id} withdrawal={withdrawal} order={order} withdrawals={withdrawals} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ withdrawal, order, withdrawals }: Props & { withdrawal: ListedWithdrawal }) {
  const { name, articles, pieces, declaredAt, goodsReceivedAt } = withdrawal
  const isOpen = isToAnswer(withdrawal) && isConfirmed(order)
  return (
    <li className="flex flex-col items-start gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <span>
          Déclarée le <Moment at={declaredAt} />
        </span>
        <State withdrawal={withdrawal} isOpen={isOpen} />
      </p>
      <p className="wrap-anywhere font-semibold">
        {receiptOf(withdrawal, order.items).articles.join('\u00a0; ')}
      </p>
      {articles !== '' && pieces.length > 0 && (
        <p className="wrap-anywhere text-muted text-sm">
          Écrit d’abord par {name}&nbsp;: {articles}
        </p>
      )}
      {pieces.length === 0 && isOpen && (
        <p className="text-sm">
          Écrit à la main par {name}. Un e-mail a invité l’acheteur à choisir les articles&nbsp;; la
          déclaration compte depuis sa date.
        </p>
      )}
      {isOpen && <WithdrawalDoubts order={order} withdrawal={withdrawal} />}
      {isOpen && <Due order={order} withdrawal={withdrawal} />}
      {goodsReceivedAt && (
        <p className="text-sm">
          Colis reçu le <Moment at={goodsReceivedAt} />
        </p>
      )}
      {isOpen && <Answers order={order} withdrawal={withdrawal} withdrawals={withdrawals} />}
    </li>
  )
}

function State({ withdrawal, isOpen }: { withdrawal: ListedWithdrawal; isOpen: boolean }) {
  const { refund, refusedAt, refusal, handledAt } = withdrawal
  if (refund)
    return (
      <span>
        {formatBill(refund.amountCents)} remboursés le <Moment at={refund.createdAt} />
      </span>
    )
  if (refusedAt)
    return (
      <span className="wrap-anywhere">
        refusée le <Moment at={refusedAt} />
        {`\u00a0: ${refusal}`}
      </span>
    )
  if (handledAt)
    return (
      <span>
        réglée le <Moment at={handledAt} />
      </span>
    )
  return isOpen ? <Badge look="late">À rembourser</Badge> : <span>réglée avec la commande</span>
}

function Due({ order, withdrawal }: { order: Order; withdrawal: ListedWithdrawal }) {
  const due = <LongDate value={fourteenDaysAfter(withdrawal)} />
  if (order.shippedAt === null && order.deliveredAt === null)
    return <p>N’envoyez plus ces articles. À rembourser au plus tard le {due}.</p>
  if (mayAwaitGoods(order, withdrawal))
    return (
      <p>
        À rembourser au plus tard le {due}&nbsp;; vous pouvez attendre d’avoir reçu les articles, ou la preuve
        de leur envoi (art. L. 221-24 du Code de la consommation).
      </p>
    )
  return <p>À rembourser maintenant, au plus tard le {due} ou le jour où le colis vous est revenu.</p>
}

function Answers({ order, withdrawal, withdrawals }: Props & { withdrawal: ListedWithdrawal }) {
  const { id, goodsReceivedAt, pieces } = withdrawal
  const { cents, choice } = refundOfWithdrawal(order, withdrawals, withdrawal)
  const fields = { orderId: order.id, withdrawalId: id }
  const sheet = (name: string) => `/orders/${order.id}?fiche=${name}&retractation=${id}`
  return (
    <>
      {choice.withDelivery && (
        <p className="text-sm">Livraison standard comprise&nbsp;: toute la commande revient.</p>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {isRefundable(order, order.refunds) && (
          <AppLink href={sheet('remboursement')} scroll={false} className={buttonStyle({ size: 'small' })}>
            {pieces.length > 0 && cents > 0
              ? `Rembourser ${formatBill(cents)}`
              : 'Rembourser la rétractation'}
          </AppLink>
        )}
        {!goodsReceivedAt && (order.shippedAt || order.deliveredAt) && (
          <ActionForm action={receiveGoodsAction} fields={fields}>
            <SubmitButton look="secondary" size="small">
              Colis reçu
            </SubmitButton>
          </ActionForm>
        )}
        <AppLink
          href={sheet('refus')}
          scroll={false}
          className={buttonStyle({ look: 'secondary', size: 'small' })}
        >
          Refuser
        </AppLink>
        <ActionForm action={handleWithdrawalAction} fields={fields}>
          <SubmitButton look="quiet" size="small">
            Réglée autrement
          </SubmitButton>
        </ActionForm>
      </div>
    </>
  )
}
