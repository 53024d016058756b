import { AppLink } from '@/components/navigation/app-link'
import { longDate } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import { parisDay } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'
import { isAsked, isRefundable, isRefundedWhole } from '@/lib/domain/refunds/policy'
import { failureWords } from '@/lib/domain/refunds/refund-words'
import { refundPath } from './open-refund'
import { handleFailureAction } from './refund-actions'

type Props = { order: Order; paymentUrl: string }
type Refund = Order['refunds'][number]

/** The refunds to report: pending or failed. */
export const RefundBanners = ({ order, paymentUrl }: Props) =>
  order.refunds.map((refund) => {
    if (isAsked(refund)) return <OnItsWay key={refund.id} order={order} refund={refund} />
    const isToHandle = refund.failedAt !== null && refund.handledAt === null
    return isToHandle && <Failed key={refund.id} order={order} refund={refund} paymentUrl={paymentUrl} />
  })

const OnItsWay = ({ order, refund }: { order: Order; refund: Refund }) => (
  <Alert look="info" className="print:hidden">
    Remboursement de {formatBill(refund.amountCents)} en cours
    <span className="block font-normal">
      Le prestataire de paiement n’a pas encore répondu. Nous le redemandons pour vous.
      {isRefundedWhole(order, order.refunds) && ' N’expédiez pas cette commande.'}
    </span>
  </Alert>
)

const Failed = ({ order, refund, paymentUrl }: Props & { refund: Refund }) => (
  <Alert
    className="print:hidden"
    action={
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isRefundable(order, order.refunds) ? (
          <AppLink href={refundPath(order.id)} scroll={false} className="font-semibold underline">
            Rembourser de nouveau
          </AppLink>
        ) : (
          <a href={paymentUrl} target="_blank" rel="noreferrer" className="font-semibold underline">
            Voir le paiement chez le prestataire
          </a>
        )}
        <ActionForm action={handleFailureAction} fields={{ orderId: order.id, refundId: refund.id }}>
          <SubmitButton look="secondary" size="small">
            C’est réglé
          </SubmitButton>
        </ActionForm>
      </span>
    }
  >
    Un remboursement de {formatBill(refund.amountCents)} n’est pas arrivé
    <span className="block font-normal">
      {refund.failedAt && <>Le {longDate(parisDay(refund.failedAt))}&nbsp;: </>}
      {failureWords(refund.failure)}. Remboursez de nouveau, ou convenez d’un virement avec votre client.
    </span>
  </Alert>
)
