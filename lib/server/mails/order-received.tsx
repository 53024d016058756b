import { OrderReceived } from '@/components/emails/order-received'
import { formatBill } from '../../domain/money'
import { type MailTemplate, orderUrl } from './rendered-mail'

const SAMPLE = {
  orderId: 1204,
  websiteId: 8,
  siteName: 'Miel des garrigues',
  totalCents: 3_190,
  to: 'lea@exemple.fr',
  firstName: 'Léa',
  customerName: 'Sophie Lacaze',
}

export const orderReceived: MailTemplate<'order-received'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Nouvelle commande n°\u00a0${mail.orderId}\u00a0: ${formatBill(mail.totalCents)}`,
    about: mail.orderId,
    body: <OrderReceived {...mail} orderUrl={orderUrl(mail.orderId)} />,
  }),
  sample: { kind: 'order-received', ...SAMPLE },
}

export const orderUnstockedOwner: MailTemplate<'order-unstocked-owner'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Commande n°\u00a0${mail.orderId} remboursée faute de stock`,
    about: mail.orderId,
    body: <OrderReceived {...mail} isUnstocked orderUrl={orderUrl(mail.orderId)} />,
  }),
  sample: { kind: 'order-unstocked-owner', ...SAMPLE },
}
