import { HeldStock } from '@/components/emails/held-stock'
import { withDe } from '@/lib/domain/elision'
import { type MailTemplate, pageUrl } from './rendered-mail'

export const heldStock: MailTemplate<'held-stock'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Des commandes non payées réservent le stock ${withDe(mail.siteName)}`,
    about: mail.id,
    body: <HeldStock {...mail} ordersUrl={pageUrl(`/dashboard/ecom/${mail.websiteId}/orders`)} />,
  }),
  sample: {
    kind: 'held-stock',
    id: '6c2f7a31-5d7e-4b0c-8a42-0d9f8b1e3c55',
    websiteId: 8,
    siteName: 'Miel des garrigues',
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    what: 'Miel de châtaignier',
  },
}
