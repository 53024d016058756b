import { OrderRefunded } from '@/components/emails/order-refunded'
import type { MailOf, MailTemplate } from './rendered-mail'

export const orderRefunded: MailTemplate<'order-refunded'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre commande n°\u00a0${mail.orderId} chez ${mail.siteName} ${stateOf(mail)}`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: `${mail.orderId}/${mail.refundId}`,
    body: <OrderRefunded {...mail} />,
  }),
  sample: {
    kind: 'order-refunded',
    orderId: 1204,
    websiteId: 8,
    siteName: 'Miel des garrigues',
    totalCents: 3_190,
    to: 'sophie@exemple.fr',
    customerName: 'Sophie Lacaze',
    replyTo: 'boutique@miel-des-garrigues.fr',
    shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
    refundId: 12,
    amountCents: 1_250,
    isWhole: false,
    cancels: false,
    reason: 'Un des deux pots est arrivé cassé, avec toutes nos excuses.',
  },
}

const stateOf = ({ cancels, isWhole }: MailOf<'order-refunded'>) =>
  cancels ? 'est annulée' : isWhole ? 'est remboursée' : 'est remboursée en partie'
