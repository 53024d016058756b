import { TicketMessage } from '@/components/emails/ticket-message'
import { brand } from '@/content/brand'
import { withDe } from '@/lib/domain/elision'
import { type MailTemplate, ticketUrl } from './rendered-mail'

/** The same for all mails of a ticket: some programs thread by subject. */
export const messageOf = ({ clientName, title }: { clientName: string; title: string }) =>
  `Message ${withDe(clientName)}\u00a0: ${title}`

export const ticketMessage: MailTemplate<'ticket-message'> = {
  write: (mail) => ({
    to: brand.email,
    subject: messageOf(mail),
    ticketId: mail.ticketId,
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
    fileCount: 1,
    conversation: {
      at: 1_795_000_000_000,
      count: 3,
      previous: {
        authorName: 'Léa Portal',
        body: 'Je viens de réessayer avec l’autre téléphone.',
        at: 1_794_999_960_000,
      },
      isGathered: true,
    },
  },
}
