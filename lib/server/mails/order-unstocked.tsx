import { OrderUnstocked } from '@/components/emails/order-unstocked'
import type { MailTemplate } from './rendered-mail'

export const orderUnstocked: MailTemplate<'order-unstocked'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre commande n°\u00a0${mail.orderId} chez ${mail.siteName} est remboursée`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: mail.orderId,
    body: <OrderUnstocked {...mail} />,
  }),
  sample: {
    kind: 'order-unstocked',
    orderId: 1204,
    websiteId: 8,
    siteName: 'Miel des garrigues',
    totalCents: 3_190,
    to: 'sophie@exemple.fr',
    customerName: 'Sophie Lacaze',
    replyTo: 'boutique@miel-des-garrigues.fr',
    shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
  },
}
