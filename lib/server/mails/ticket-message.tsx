import { TicketMessage } from '@/components/emails/ticket-message'
import { brand } from '@/content/brand'
import { withDe } from '@/lib/domain/elision'
import { type MailTemplate, ticketUrl } from './letter'

export const ticketMessage: MailTemplate<'ticket-message'> = {
  write: (mail) => ({
    to: brand.email,
    subject: `Message ${withDe(mail.clientName)}\u00a0: ${mail.title}`,
    about: mail.messageId,
    body: <TicketMessage {...mail} ticketUrl={ticketUrl(mail.ticketId)} />,
  }),
  sample: {
    kind: 'ticket-message',
    messageId: 93,
    ticketId: 41,
    title: 'Le formulaire de réservation ne répond plus',
    clientName: 'Léa Portal',
    body: 'C’est revenu, mais les dates de décembre manquent.',
  },
}
