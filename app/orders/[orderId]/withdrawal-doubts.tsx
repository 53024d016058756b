import { LongDate } from '@/components/ui/dates/dates'
import type { Order } from '@/lib/domain/orders/queries'
import { isLate, type Withdrawal, withdrawalEndsOn } from '@/lib/domain/withdrawals/policy'

type Props = { order: Order; withdrawal: Withdrawal }

/** Why the owner may refuse a withdrawal, and which facts are unknown. */
export function WithdrawalDoubts({ order, withdrawal }: Props) {
  const last = withdrawalEndsOn(order)
  const isSent = order.shippedAt !== null
  const excepted = order.items.filter(
    ({ id, withdrawalNotice }) =>
      withdrawalNotice && withdrawal.pieces.some(({ itemId, quantity }) => itemId === id && quantity > 0),
  )
  return (
    <>
      {last && isLate(order, withdrawal) && (
        <p>
          Hors délai&nbsp;: il s’est terminé le <LongDate value={last} />. Vous pouvez la refuser.
        </p>
      )}
      {last === null && isSent && (
        <p className="text-sm">
          La date de réception n’est pas connue&nbsp;: le délai de quatorze jours n’est pas compté.
        </p>
      )}
      {excepted.map(({ id, name, withdrawalNotice }) => (
        <p key={id} className="text-sm">
          {name} a été annoncé avant l’achat comme exclu&nbsp;: {withdrawalNotice} Vous pouvez le refuser.
        </p>
      ))}
    </>
  )
}
