import { ProjectRequestAgency } from '@/components/emails/project-request-agency'
import { brand } from '@/content/brand'
import { withDe } from '@/lib/domain/elision'
import { type MailTemplate, ticketUrl } from './rendered-mail'

export const projectRequestAgency: MailTemplate<'project-request-agency'> = {
  write: (mail) => ({
    to: brand.email,
    subject: `Nouveau projet ${withDe(mail.clientName)}`,
    ticketId: mail.ticketId,
    about: mail.requestId,
    body: <ProjectRequestAgency {...mail} ticketUrl={ticketUrl(mail.ticketId)} />,
  }),
  sample: {
    kind: 'project-request-agency',
    requestId: 7,
    ticketId: 42,
    clientName: 'Léa Portal',
    clientEmail: 'lea@exemple.fr',
    clientPhone: '+33 6 11 22 33 44',
    recap:
      'Site existant : non\nNouveau site souhaité : oui\nFormule choisie : Pro (abonnement)\n\nInformations complémentaires :\nUne boutique de miel.',
  },
}
