import { OrderShipped } from '@/components/emails/order-shipped'
import { type MailTemplate, orderPageUrl, pageUrl } from './rendered-mail'

export const orderShipped: MailTemplate<'order-shipped'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre commande n°\u00a0${mail.orderId} chez ${mail.siteName} est expédiée`,
    senderName: mail.siteName,
    // Orders from before sellers were stored have none.
    replyTo: mail.replyTo,
    about: mail.orderId,
    body: (
      <OrderShipped
        {...mail}
        orderUrl={orderPageUrl(mail)}
        withdrawalUrl={pageUrl(`/retractation/${mail.websiteId}`)}
      />
    ),
  }),
  sample: {
    kind: 'order-shipped',
    orderId: 1204,
    websiteId: 8,
    siteName: 'Miel des garrigues',
    totalCents: 3_190,
    to: 'sophie@exemple.fr',
    customerName: 'Sophie Lacaze',
    replyTo: 'boutique@miel-des-garrigues.fr',
    shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
    sealedToken: '',
    deliveryMethod: 'relay',
    relayPointName: 'Tabac de la Gare',
    relayPointAddress: '3 rue Jules Ferry, 34000 Montpellier',
    carrier: 'Mondial Relay',
    expeditionNumber: '31240002',
    trackingUrl: 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=31240002&codePostal=34000',
  },
}
