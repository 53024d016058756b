import { ParcelStopped } from '@/components/emails/parcel-stopped'
import { withDe } from '@/lib/domain/elision'
import { type MailTemplate, orderUrl } from './rendered-mail'

export const parcelStopped: MailTemplate<'parcel-stopped'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Colis bloqué\u00a0: commande n°\u00a0${mail.orderId} ${withDe(mail.siteName)}`,
    about: `${mail.orderId}/${mail.at}`,
    body: <ParcelStopped {...mail} orderUrl={orderUrl(mail.orderId)} />,
  }),
  sample: {
    kind: 'parcel-stopped',
    orderId: 1204,
    websiteId: 8,
    siteName: 'Miel des garrigues',
    totalCents: 3_190,
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    customerName: 'Sophie Lacaze',
    expeditionNumber: '31236612',
    at: 1_795_000_000_000,
  },
}
