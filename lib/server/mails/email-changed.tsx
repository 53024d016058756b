import { EmailChanged } from '@/components/emails/email-changed'
import { linkUrl, type MailTemplate } from './rendered-mail'

export const emailChanged: MailTemplate<'email-changed'> = {
  write: (mail) => ({
    to: mail.to,
    subject: 'L’adresse e-mail de votre compte a changé',
    about: mail.tokenId,
    body: <EmailChanged undoUrl={linkUrl('/confirm-email/annuler', mail.tokenId, 'undo_email')} />,
  }),
  sample: { kind: 'email-changed', tokenId: '9d5b1c52-70a4-4a52-9a77-3a2f4be1c0a2', to: 'lea@exemple.fr' },
}
