import { TicketAnswered } from '@/components/emails/ticket-answered'
import { type MailTemplate, ticketUrl } from './rendered-mail'
import { openedForClient } from './ticket-opened-for-client'

export const ticketAnswered: MailTemplate<'ticket-answered'> = {
  write: (mail) => ({
    to: mail.to,
    // The same for all mails of a ticket: some programs thread by subject.
    subject: mail.isForClient ? openedForClient(mail) : `Réponse à votre demande\u00a0: ${mail.title}`,
    ticketId: mail.ticketId,
    about: mail.messageId,
    body: <TicketAnswered {...mail} ticketUrl={ticketUrl(mail.ticketId)} />,
  }),
  sample: {
    kind: 'ticket-answered',
    messageId: 94,
    ticketId: 41,
    title: 'Le formulaire de réservation ne répond plus',
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    authorName: 'Inès',
    body: 'Bonjour Léa,\n\nDécembre est ouvert. Pouvez-vous vérifier de votre côté ?',
    conversation: {
      at: 1_795_000_000_000,
      count: 1,
      previous: {
        authorName: null,
        body: 'C’est revenu, mais les dates de décembre manquent.',
        at: 1_794_996_400_000,
      },
      isGathered: false,
    },
  },
}
