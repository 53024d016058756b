import { TicketOpened } from '@/components/emails/ticket-opened'
import { brand } from '@/content/brand'
import { type MailTemplate, ticketUrl } from './rendered-mail'
import { messageOf } from './ticket-message'

export const ticketOpened: MailTemplate<'ticket-opened'> = {
  write: (mail) => ({
    to: brand.email,
    subject: messageOf(mail),
    ticketId: mail.ticketId,
    about: mail.ticketId,
    body: <TicketOpened {...mail} ticketUrl={ticketUrl(mail.ticketId)} />,
  }),
  sample: {
    kind: 'ticket-opened',
    ticketId: 41,
    title: 'Le formulaire de réservation ne répond plus',
    type: 'Bug',
    clientName: 'Léa Portal',
    body: 'Bonjour,\n\nDepuis hier soir, le bouton « Réserver » ne fait plus rien sur téléphone.\nMerci !',
    fileCount: 2,
  },
}
