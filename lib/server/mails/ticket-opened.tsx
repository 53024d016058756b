import { TicketOpened } from '@/components/emails/ticket-opened'
import { brand } from '@/content/brand'
import { withDe } from '@/lib/domain/elision'
import { type MailTemplate, ticketUrl } from './letter'

export const ticketOpened: MailTemplate<'ticket-opened'> = {
  write: (mail) => ({
    to: brand.email,
    subject: `Nouvelle demande ${withDe(mail.clientName)}\u00a0: ${mail.title}`,
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
