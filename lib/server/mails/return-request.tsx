import { ReturnReceived, ReturnRequested } from '@/components/emails/return-request'
import { type MailTemplate, orderUrl } from './rendered-mail'

const SAMPLE = {
  orderId: 1204,
  websiteId: 8,
  siteName: 'Miel des garrigues',
  totalCents: 3_190,
  customerName: 'Sophie Lacaze',
  requestId: 31,
  reason: 'Le tablier est trop petit.\nJe voudrais le renvoyer.',
  at: 1_795_000_000_000,
}

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
const momentOf = ({ at }: { at: number }) => moment.format(at)

export const returnReceived: MailTemplate<'return-received'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre demande de retour, commande n°\u00a0${mail.orderId} chez ${mail.siteName}`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: mail.requestId,
    body: <ReturnReceived {...mail} moment={momentOf(mail)} />,
  }),
  sample: {
    kind: 'return-received',
    ...SAMPLE,
    to: 'sophie@exemple.fr',
    replyTo: 'boutique@miel-des-garrigues.fr',
    shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
  },
}

export const returnRequested: MailTemplate<'return-requested'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Retour demandé\u00a0: commande n°\u00a0${mail.orderId}`,
    about: mail.requestId,
    body: <ReturnRequested {...mail} moment={momentOf(mail)} orderUrl={orderUrl(mail.orderId)} />,
  }),
  sample: { kind: 'return-requested', ...SAMPLE, to: 'lea@exemple.fr', firstName: 'Léa' },
}
