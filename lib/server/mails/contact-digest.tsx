import { ContactDigest } from '@/components/emails/contact-digest'
import { brand } from '@/content/brand'
import type { MailTemplate } from './rendered-mail'

export const contactDigest: MailTemplate<'contact-digest'> = {
  write: ({ messages }) => ({
    to: brand.email,
    subject: titleOf(messages.length),
    // Each message is in one digest only.
    about: messages[0]?.id ?? 0,
    body: <ContactDigest title={titleOf(messages.length)} messages={messages} />,
  }),
  sample: {
    kind: 'contact-digest',
    messages: [
      {
        id: 4,
        senderName: 'Marius Olive',
        senderEmail: 'marius@exemple.fr',
        fields: [
          { label: 'Nom', value: 'Marius Olive' },
          { label: 'Message', value: 'Bonjour,\nJe voudrais un site pour mon garage.' },
        ],
      },
      {
        id: 5,
        senderName: 'Zoé Mistral',
        senderEmail: 'zoe@exemple.fr',
        fields: [
          { label: 'Nom', value: 'Zoé Mistral' },
          { label: 'Message', value: 'Faites-vous aussi des boutiques ?' },
        ],
      },
    ],
  },
}

const titleOf = (count: number) =>
  count === 1 ? 'Un message de plus des formulaires' : `${count}\u00a0messages de plus des formulaires`
