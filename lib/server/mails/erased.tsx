import { ClientErased } from '@/components/emails/client-erased'
import { ShopperErased } from '@/components/emails/shopper-erased'
import { sealedFor } from '../../domain/notifications/sealed-address'
import { createSecretBox } from '../secrets/secret-box'
import { acceptedSecrets } from '../secrets/secrets'
import type { MailTemplate } from './rendered-mail'

/** Empty once the secret is gone: the provider then refuses the mail. */
const addressIn = ({ id, sealedTo }: { id: string; sealedTo: string }): string =>
  createSecretBox(acceptedSecrets()).open(sealedTo, sealedFor(id)) ?? ''

export const shopperErased: MailTemplate<'shopper-erased'> = {
  write: (mail) => ({
    to: addressIn(mail),
    subject: `Vos données chez ${mail.siteName} sont effacées`,
    senderName: mail.siteName,
    replyTo: mail.replyTo,
    about: mail.id,
    body: <ShopperErased {...mail} />,
  }),
  sample: {
    kind: 'shopper-erased',
    id: '0b7f0c5e-6d2b-4f0c-9c61-2f3d1f8f6a10',
    sealedTo: '',
    count: 2,
    siteName: 'Miel des garrigues',
    replyTo: 'boutique@miel-des-garrigues.fr',
    shopAddress: 'Miel des garrigues SARL, 3 chemin des Ruches, 34270 Saint-Mathieu',
  },
}

export const clientErased: MailTemplate<'client-erased'> = {
  write: (mail) => ({
    to: addressIn(mail),
    subject: 'Votre compte est effacé',
    about: mail.id,
    body: <ClientErased {...mail} />,
  }),
  sample: {
    kind: 'client-erased',
    id: '5c1d8a52-3a7e-4a3c-8f1e-0a4f5f7a9b21',
    sealedTo: '',
    kept: [
      'Vos factures et leurs avoirs, comme pièces comptables (article L. 123-22 du Code de commerce)\u00a0: au plus tard jusqu’au 14\u00a0novembre\u00a02037.',
      'Le journal de sécurité, qui ne peut pas être modifié\u00a0: un an.',
    ],
  },
}
