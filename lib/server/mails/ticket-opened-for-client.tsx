import { TicketOpenedForClient } from '@/components/emails/ticket-opened-for-client'
import { type MailTemplate, ticketUrl } from './rendered-mail'

export const openedForClient = ({ title }: { title: string }) =>
  `Nouvelle demande ouverte pour vous\u00a0: ${title}`

export const ticketOpenedForClient: MailTemplate<'ticket-opened-for-client'> = {
  write: (mail) => ({
    to: mail.to,
    subject: openedForClient(mail),
    ticketId: mail.ticketId,
    about: mail.ticketId,
    body: <TicketOpenedForClient {...mail} ticketUrl={ticketUrl(mail.ticketId)} />,
  }),
  sample: {
    kind: 'ticket-opened-for-client',
    ticketId: 43,
    title: 'Renouveler votre nom de domaine',
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    authorName: 'Inès',
    body: 'Bonjour Léa,\n\nVotre nom de domaine arrive à échéance en janvier. Souhaitez-vous le garder\u00a0?',
  },
}
