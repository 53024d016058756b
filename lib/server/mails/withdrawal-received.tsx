import { WithdrawalReceived } from '@/components/emails/withdrawal-received'
import { brand } from '@/content/brand'
import { drawForJob } from '../draw'
import type { MailOf, MailTemplate } from './letter'

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

/** The receipt that the law asks for, in its text and as a PDF to keep: what was stated, and the second at which it was sent. */
export const withdrawalReceived: MailTemplate<'withdrawal-received'> = {
  write: async (mail) => ({
    to: mail.to,
    replyTo: brand.email,
    subject: 'Accusé de réception de votre rétractation',
    about: mail.messageId,
    body: (
      <WithdrawalReceived
        name={unlink(mail.name)}
        email={unlink(mail.to)}
        contract={unlink(mail.contract)}
        moment={moment.format(mail.at)}
      />
    ),
    attachments: [
      {
        filename: 'accuse-de-retractation.pdf',
        contentType: 'application/pdf',
        content: await drawForJob({ kind: 'withdrawal', withdrawal: withdrawalOf(mail) }),
      },
    ],
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

const withdrawalOf = ({ name, contract, to: email, at }: MailOf<'withdrawal-received'>) => ({
  name,
  contract,
  email,
  at: new Date(at),
})

/** No mail program may turn text into a link or a number to call: the address is its sender's choice, and so is the text. A
 *  sign without width does it, so that the text reads as it was declared. */
export const unlink = (text: string): string =>
  text
    .replace(NUMBER, (digits) => digits.replace(/\p{Nd}/gu, `$&${JOINER}`))
    .replace(/[.:@/\uff0e\uff1a\uff20\uff0f\u3002\uff61]/g, `${JOINER}$&${JOINER}`)

const JOINER = '\u2060'
/** Four digits and more, however they are grouped. */
const NUMBER = /\p{Nd}(?:[\s().\-\u2010-\u2015/]*\p{Nd}){3,}/gu
