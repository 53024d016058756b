import { TicketAnswered } from '@/components/emails/ticket-answered'
import { type MailTemplate, ticketUrl } from './letter'

export const ticketAnswered: MailTemplate<'ticket-answered'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Réponse à votre demande\u00a0: ${mail.title}`,
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
  },
}
