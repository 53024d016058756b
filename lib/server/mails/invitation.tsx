import { Invitation } from '@/components/emails/invitation'
import { brand } from '@/content/brand'
import { linkUrl, type MailTemplate } from './rendered-mail'

export const invitation: MailTemplate<'invitation'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre compte ${brand.name}\u00a0: choisissez votre mot de passe`,
    about: mail.tokenId,
    body: <Invitation url={linkUrl('/invitation', mail.tokenId, 'invitation')} />,
  }),
  sample: {
    kind: 'invitation',
    tokenId: '2b7a4d0e-9c1f-4f0e-8a55-6c7d1e90b3c4',
    to: 'lea@exemple.fr',
  },
}
