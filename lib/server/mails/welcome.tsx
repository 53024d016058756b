import { Welcome } from '@/components/emails/welcome'
import { brand } from '@/content/brand'
import { linkUrl, type MailTemplate } from './rendered-mail'

export const welcome: MailTemplate<'welcome'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Bienvenue chez ${brand.name}\u00a0: confirmez votre adresse e-mail`,
    about: mail.tokenId,
    body: <Welcome confirmUrl={linkUrl('/confirm-email', mail.tokenId, 'confirm_email')} />,
  }),
  sample: {
    kind: 'welcome',
    tokenId: '8d1f0c52-70a4-4a52-9a77-3a2f4be1c001',
    to: 'lea@exemple.fr',
  },
}
