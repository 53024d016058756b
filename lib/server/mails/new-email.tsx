import { NewEmail } from '@/components/emails/new-email'
import { linkUrl, type MailTemplate } from './rendered-mail'

export const newEmail: MailTemplate<'new-email'> = {
  write: (mail) => ({
    to: mail.to,
    subject: 'Confirmez votre nouvelle adresse e-mail',
    about: mail.tokenId,
    body: <NewEmail confirmUrl={linkUrl('/confirm-email/nouvelle', mail.tokenId, 'change_email')} />,
  }),
  sample: { kind: 'new-email', tokenId: '1c2f9b52-70a4-4a52-9a77-3a2f4be1c0a1', to: 'lea@exemple.fr' },
}
