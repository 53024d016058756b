import { longDate } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import { parisDay } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import { DISPUTE_REASONS } from '@/lib/domain/orders/dispute-words'
import { disputeState } from '@/lib/domain/orders/policy'
import type { Order } from '@/lib/domain/orders/queries'

type Props = { dispute: Order['disputes'][number]; paymentUrl: string }

/** An open dispute over the order's payment, at the top; empty once it is closed, which the history shows. */
export function DisputeBanner({ dispute, paymentUrl }: Props) {
  const { status, amountCents, reason, dueBy } = dispute
  const state = disputeState(status)
  if (state === 'closed') return null
  const isUrgent = state === 'to-answer'
  return (
    <Alert
      look={isUrgent ? 'danger' : 'info'}
      className="print:hidden"
      action={
        <a href={paymentUrl} target="_blank" rel="noreferrer" className="font-semibold underline">
          {isUrgent ? 'Répondre chez le prestataire de paiement' : 'Voir le litige chez le prestataire'}
        </a>
      }
    >
      {isUrgent ? 'Paiement contesté' : 'Litige en cours d’examen par la banque'}
      {isUrgent && dueBy && (
        <>
          , à répondre avant le <time dateTime={dueBy.toISOString()}>{longDate(parisDay(dueBy))}</time>
        </>
      )}
      <span className="block font-normal">
        {formatBill(amountCents)} · motif&nbsp;: {DISPUTE_REASONS[reason] ?? reason}
        {isUrgent && '. N’expédiez pas la commande avant d’avoir répondu.'}
      </span>
    </Alert>
  )
}
