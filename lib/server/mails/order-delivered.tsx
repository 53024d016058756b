import { OrderDelivered } from '@/components/emails/order-delivered'
import { type MailTemplate, pageUrl } from './rendered-mail'

export const orderDelivered: MailTemplate<'order-delivered'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre commande n°\u00a0${mail.orderId} chez ${mail.siteName} ${mail.deliveryMethod === 'pickup' ? 'est retirée' : 'est livrée'}`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: mail.orderId,
    body: <OrderDelivered {...mail} withdrawalUrl={pageUrl(`/retractation/${mail.websiteId}`)} />,
  }),
  sample: {
    kind: 'order-delivered',
    orderId: 1204,
    websiteId: 8,
    siteName: 'Miel des garrigues',
    totalCents: 3_190,
    to: 'sophie@exemple.fr',
    customerName: 'Sophie Lacaze',
    replyTo: 'boutique@miel-des-garrigues.fr',
    shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
    deliveryMethod: 'relay',
  },
}
