import { LongDate, Moment } from '@/components/ui/dates/dates'
import { Card } from '@/components/ui/layout/card'
import { formatBill } from '@/lib/domain/money'
import { isConfirmed } from '@/lib/domain/orders/policy'
import type { Order } from '@/lib/domain/orders/queries'
import { fourteenDaysAfter } from '@/lib/domain/withdrawals/policy'
import type { ListedWithdrawal } from '@/lib/domain/withdrawals/queries'
import { receiptOf } from '@/lib/domain/withdrawals/receipt'

type Props = { withdrawals: ListedWithdrawal[]; order: Order }

/** The shopper's declarations so far, and their status. */
export function Declarations({ withdrawals, order }: Props) {
  if (withdrawals.length === 0) return null
  return (
    <Card id="retractations" className="flex flex-col gap-4 print:p-4">
      <h2 className="text-xl">{withdrawals.length > 1 ? 'Vos rétractations' : 'Votre rétractation'}</h2>
      <ul className="divide-y divide-hairline">
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <p className="font-semibold">
              Déclarée le <Moment at={withdrawal.declaredAt} />
            </p>
            <p className="wrap-anywhere">{receiptOf(withdrawal, order.items).articles.join('\u00a0; ')}</p>
            <p className="text-muted text-sm">
              <Outcome withdrawal={withdrawal} order={order} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Outcome({ withdrawal, order }: { withdrawal: ListedWithdrawal; order: Order }) {
  const { refund, refusedAt, refusal, handledAt } = withdrawal
  if (refund)
    return (
      <>
        {formatBill(refund.amountCents)} remboursés le <Moment at={refund.createdAt} />
      </>
    )
  if (refusedAt)
    return (
      <>
        Refusée par la boutique le <Moment at={refusedAt} />
        {`\u00a0: ${refusal}`}
      </>
    )
  if (handledAt) return 'Réglée par la boutique.'
  if (!isConfirmed(order)) return 'Réglée avec la commande.'
  return (
    <>
      Remboursement au plus tard le <LongDate value={fourteenDaysAfter(withdrawal)} />, ou dès que la boutique
      a reçu les articles ou la preuve de leur envoi. Si vous les avez, renvoyez-les avant cette même date.
    </>
  )
}
