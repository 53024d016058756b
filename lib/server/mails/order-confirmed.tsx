import { OrderConfirmed } from '@/components/emails/order-confirmed'
import { type MailTemplate, orderPageUrl } from './letter'

export const orderConfirmed: MailTemplate<'order-confirmed'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre commande n°\u00a0${mail.orderId} chez ${mail.siteName}`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: mail.orderId,
    body: <OrderConfirmed {...mail} orderUrl={orderPageUrl(mail)} />,
  }),
  sample: {
    kind: 'order-confirmed',
    orderId: 1204,
    websiteId: 8,
    siteName: 'Miel des garrigues',
    totalCents: 3_190,
    to: 'sophie@exemple.fr',
    customerName: 'Sophie Lacaze',
    replyTo: 'boutique@miel-des-garrigues.fr',
    shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
    sealedToken: '',
    lines: [
      { name: 'Miel de châtaignier', size: '500 g', customization: null, quantity: 2, unitPriceCents: 1_250 },
      {
        name: 'Bougie à la cire d’abeille',
        size: null,
        customization: 'Pour Lucie',
        quantity: 1,
        unitPriceCents: 490,
      },
    ],
    deliveryMethod: 'relay',
    deliveryCents: 450,
    discountCode: 'RUCHE',
    discountCents: 250,
  },
}
