import { OrderAddressLeft, OrderCorrected } from '@/components/emails/order-corrected'
import type { MailTemplate } from './rendered-mail'
import { orderPageUrl } from './rendered-mail'

const SAMPLE = {
  orderId: 1204,
  websiteId: 8,
  siteName: 'Miel des garrigues',
  totalCents: 3_190,
  to: 'sophie@exemple.fr',
  customerName: 'Sophie Lacaze',
  replyTo: 'boutique@miel-des-garrigues.fr',
  shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
  id: '6f0e5f0e-4a0c-4c39-8a67-0d6f3a3a8f11',
}

type Named = { to: string; siteName: string; replyTo: string; id: string }
const fromShop = ({ to, siteName, replyTo, id }: Named) => ({ to, senderName: siteName, replyTo, about: id })

export const orderCorrected: MailTemplate<'order-corrected'> = {
  write: (mail) => ({
    ...fromShop(mail),
    subject: `Votre commande n°\u00a0${mail.orderId} chez ${mail.siteName} est corrigée`,
    body: <OrderCorrected {...mail} orderUrl={orderPageUrl(mail)} />,
  }),
  sample: {
    kind: 'order-corrected',
    ...SAMPLE,
    sealedToken: '',
    changes: [
      { label: 'Téléphone', value: '06 01 02 03 04' },
      { label: 'Adresse de livraison', value: '12 rue de la Loge, 34000 Montpellier' },
    ],
  },
}

export const orderAddressLeft: MailTemplate<'order-address-left'> = {
  write: (mail) => ({
    ...fromShop(mail),
    subject: `Votre commande n°\u00a0${mail.orderId} chez ${mail.siteName} a une autre adresse e-mail`,
    body: <OrderAddressLeft {...mail} />,
  }),
  sample: { kind: 'order-address-left', ...SAMPLE },
}
