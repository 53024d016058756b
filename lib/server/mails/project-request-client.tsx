import { ProjectRequestClient } from '@/components/emails/project-request-client'
import { type MailTemplate, ticketUrl } from './rendered-mail'

export const projectRequestClient: MailTemplate<'project-request-client'> = {
  write: (mail) => ({
    to: mail.to,
    subject: 'Nous avons bien reçu votre projet',
    ticketId: mail.ticketId,
    about: mail.requestId,
    body: <ProjectRequestClient {...mail} ticketUrl={ticketUrl(mail.ticketId)} />,
  }),
  sample: {
    kind: 'project-request-client',
    requestId: 7,
    ticketId: 42,
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    recap: 'Site existant : non\nNouveau site souhaité : oui\nFormule choisie : Pro (abonnement)',
  },
}
