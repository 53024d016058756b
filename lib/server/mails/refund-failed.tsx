import { RefundFailed } from '@/components/emails/refund-failed'
import { formatBill } from '../../domain/money'
import { failureWords, refusalWords } from '../../domain/refunds/refund-words'
import { type MailTemplate, orderUrl } from './rendered-mail'

export const refundFailed: MailTemplate<'refund-failed'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Remboursement de ${formatBill(mail.amountCents)} non abouti\u00a0: commande n°\u00a0${mail.orderId}`,
    about: mail.isRefused ? `${mail.refundId}/refused` : mail.refundId,
    body: (
      <RefundFailed
        {...mail}
        why={
          mail.isRefused ? refusalWords(mail.failure ?? '') : `Raison\u00a0: ${failureWords(mail.failure)}.`
        }
        orderUrl={orderUrl(mail.orderId)}
      />
    ),
  }),
  sample: {
    kind: 'refund-failed',
    orderId: 1204,
    websiteId: 8,
    siteName: 'Miel des garrigues',
    totalCents: 3_190,
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    customerName: 'Sophie Lacaze',
    refundId: 12,
    amountCents: 1_250,
    failure: 'expired_or_canceled_card',
    isRefused: false,
  },
}
