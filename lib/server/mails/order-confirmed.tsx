import { OrderConfirmed } from '@/components/emails/order-confirmed'
import { legalLinks } from '@/lib/domain/shop-terms/schema'
import { drawForJob } from '../documents/draw'
import { type MailOf, type MailTemplate, orderPageUrl, pageUrl } from './rendered-mail'

export const orderConfirmed: MailTemplate<'order-confirmed'> = {
  write: async (mail) => ({
    to: mail.to,
    subject: `Votre commande n°\u00a0${mail.orderId} chez ${mail.siteName}`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: mail.again ?? mail.orderId,
    body: (
      <OrderConfirmed
        {...mail}
        orderUrl={orderPageUrl(mail)}
        withdrawalUrl={pageUrl(`/retractation/${mail.websiteId}`)}
        terms={mail.terms && linksOf(mail)}
      />
    ),
    ...(mail.terms && { attachments: [await termsFile(mail.terms)] }),
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
    vat: [
      { permille: 200, vatCents: 149 },
      { permille: 55, vatCents: 120 },
    ],
    place: { name: 'Tabac de la Gare', lines: ['3 rue Jules Ferry, 34000 Montpellier'] },
    terms: {
      text: {
        title: 'Conditions de vente, Miel des garrigues',
        sections: [{ heading: 'Vendeur', paragraphs: ['Vendeur\u00a0: Miel des garrigues SARL'] }],
      },
      keptAt: 1_795_000_000_000,
    },
  },
}

/** The durable medium of article L. 221-13 of the Code de la consommation: terms, guarantees and the model form in one file. */
const termsFile = async ({ text, keptAt }: NonNullable<MailOf<'order-confirmed'>['terms']>) => ({
  filename: 'conditions-de-vente.pdf',
  contentType: 'application/pdf',
  content: await drawForJob({ kind: 'shop-terms', text, at: new Date(keptAt) }),
})

const linksOf = ({ websiteId }: { websiteId: number }) =>
  legalLinks(websiteId).map(({ label, path }) => ({ label, href: pageUrl(path) }))
