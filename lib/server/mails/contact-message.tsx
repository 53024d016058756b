import { ContactMessage } from '@/components/emails/contact-message'
import { brand } from '@/content/brand'
import type { MailTemplate } from './rendered-mail'

// In English where the specification is.
const SUBJECTS = {
  'home-form': 'new message from ',
  'contact-form': 'new contact request from ',
  'withdrawal-form': 'Rétractation, de ',
  'termination-form': 'Résiliation, de ',
}

export const contactMessage: MailTemplate<'contact-message'> = {
  write: (mail) => ({
    to: brand.email,
    ...(mail.senderEmail !== '' && { replyTo: mail.senderEmail }),
    subject: SUBJECTS[mail.form] + mail.senderName,
    about: mail.messageId,
    body: <ContactMessage {...mail} />,
  }),
  sample: {
    kind: 'contact-message',
    messageId: 3,
    form: 'contact-form',
    senderName: 'Marius Olive',
    senderEmail: 'marius@exemple.fr',
    fields: [
      { label: 'Nom', value: 'Marius Olive' },
      { label: 'E-mail', value: 'marius@exemple.fr' },
      { label: 'Téléphone', value: '+33 4 91 00 00 00' },
      { label: 'Jour', value: 'Mardi' },
      { label: 'Heure', value: '10:30' },
      { label: 'Contact préféré', value: 'Téléphone' },
      { label: 'Message', value: 'Bonjour,\nJe voudrais un site pour mon garage.' },
    ],
  },
}
