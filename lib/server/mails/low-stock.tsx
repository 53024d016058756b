import { LowStock } from '@/components/emails/low-stock'
import { withDe } from '@/lib/domain/elision'
import { type MailTemplate, pageUrl } from './rendered-mail'

export const lowStock: MailTemplate<'low-stock'> = {
  write: (mail) => ({
    to: mail.to,
    subject:
      mail.shelves.length + mail.more > 1
        ? `Stock bas\u00a0: ${mail.shelves.length + mail.more} articles ${withDe(mail.siteName)}`
        : `Stock bas\u00a0: ${mail.shelves[0]?.productName ?? mail.siteName}`,
    about: mail.id,
    body: <LowStock {...mail} shopUrl={pageUrl(`/dashboard/ecom/${mail.websiteId}`)} />,
  }),
  sample: {
    kind: 'low-stock',
    id: '0b3fd3c2-4d0e-4e5e-9d0e-2f6f7f0c1a11',
    websiteId: 8,
    siteName: 'Miel des garrigues',
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    shelves: [
      { productName: 'Miel de châtaignier', size: null, left: 2 },
      { productName: 'Tablier en lin', size: 'S/M', left: 0 },
    ],
    more: 0,
  },
}
