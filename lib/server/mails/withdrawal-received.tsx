import { WithdrawalReceived } from '@/components/emails/withdrawal-received'
import { brand } from '@/content/brand'
import type { MailTemplate } from './letter'

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

/** The receipt that the law asks for: what was stated, and the second at which it was sent. */
export const withdrawalReceived: MailTemplate<'withdrawal-received'> = {
  write: (mail) => ({
    to: mail.to,
    replyTo: brand.email,
    subject: 'Accusé de réception de votre rétractation',
    about: mail.messageId,
    body: (
      <WithdrawalReceived
        name={mail.name}
        email={unlink(mail.to)}
        contract={unlink(mail.contract)}
        moment={moment.format(mail.at)}
      />
    ),
  }),
  sample: {
    kind: 'withdrawal-received',
    messageId: 41,
    to: 'marius@exemple.fr',
    name: 'Marius Olive',
    contract: 'Devis n° 2026-118 du 3 novembre 2026',
    at: 1_795_000_000_000,
  },
}

/** The address is its sender's choice, and so is the text: no mail program may turn it into a link. */
const unlink = (text: string) => text.replace(/[.:@/]/g, '$&\u2060')
