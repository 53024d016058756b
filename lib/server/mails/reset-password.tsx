import { ResetPassword } from '@/components/emails/reset-password'
import { linkUrl, type MailTemplate } from './rendered-mail'

export const resetPassword: MailTemplate<'reset-password'> = {
  write: (mail) => ({
    to: mail.to,
    subject: 'Choisissez un nouveau mot de passe',
    about: mail.tokenId,
    body: <ResetPassword resetUrl={linkUrl('/reset-password', mail.tokenId, 'reset_password')} />,
  }),
  sample: {
    kind: 'reset-password',
    tokenId: '5f0c7f6a-6b57-4d6b-9a3c-1f6d53a2f2aa',
    to: 'lea@exemple.fr',
  },
}
