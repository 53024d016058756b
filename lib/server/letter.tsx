import type { ReactElement } from 'react'
import { ContactMessage } from '@/components/emails/contact-message'
import { ProjectRequestAgency } from '@/components/emails/project-request-agency'
import { ProjectRequestClient } from '@/components/emails/project-request-client'
import { ResetPassword } from '@/components/emails/reset-password'
import { TicketAnswered } from '@/components/emails/ticket-answered'
import { TicketMessage } from '@/components/emails/ticket-message'
import { TicketOpened } from '@/components/emails/ticket-opened'
import { WebhookOff } from '@/components/emails/webhook-off'
import { Welcome } from '@/components/emails/welcome'
import { brand } from '@/content/brand'
import type { Mail } from '../domain/notifications/jobs'
import { GIVE_UP_AFTER_DAYS } from '../domain/webhooks/policy'
import { env } from '../env'

export type Letter = {
  to: string
  subject: string
  replyTo?: string
  /** What the mail is about: with its kind, the key under which repeats are sent once. */
  about: number | string
  body: ReactElement
}

const page = (path: string) => `${env().PUBLIC_ORIGIN}${path}`
const ticketPage = (id: number) => page(`/dashboard/tickets/${id}`)
const tokenPage = (path: string, token: string) => page(`${path}?token=${encodeURIComponent(token)}`)

/** To whom a mail goes, under which subject, and its text. The same data gives the same letter, whenever it is asked. */
export function letter(mail: Mail): Letter {
  switch (mail.kind) {
    case 'welcome':
      return {
        to: mail.to,
        subject: `Bienvenue chez ${brand.name}\u00a0: confirmez votre adresse e-mail`,
        about: mail.userId,
        body: (
          <Welcome firstName={mail.firstName} confirmUrl={tokenPage('/confirm-email', mail.confirmToken)} />
        ),
      }
    case 'reset-password':
      return {
        to: mail.to,
        subject: 'Choisissez un nouveau mot de passe',
        about: mail.requestId,
        body: (
          <ResetPassword firstName={mail.firstName} resetUrl={tokenPage('/reset-password', mail.token)} />
        ),
      }
    case 'ticket-opened':
      return {
        to: brand.email,
        subject: `Nouvelle demande de ${mail.clientName}\u00a0: ${mail.title}`,
        about: mail.ticketId,
        body: <TicketOpened {...mail} ticketUrl={ticketPage(mail.ticketId)} />,
      }
    case 'ticket-message':
      return {
        to: brand.email,
        subject: `Message de ${mail.clientName}\u00a0: ${mail.title}`,
        about: mail.messageId,
        body: <TicketMessage {...mail} ticketUrl={ticketPage(mail.ticketId)} />,
      }
    case 'ticket-answered':
      return {
        to: mail.to,
        subject: `Réponse à votre demande\u00a0: ${mail.title}`,
        about: mail.messageId,
        body: <TicketAnswered {...mail} ticketUrl={ticketPage(mail.ticketId)} />,
      }
    case 'project-request-agency':
      return {
        to: brand.email,
        subject: `Nouveau projet de ${mail.clientName}`,
        about: mail.requestId,
        body: <ProjectRequestAgency {...mail} ticketUrl={ticketPage(mail.ticketId)} />,
      }
    case 'project-request-client':
      return {
        to: mail.to,
        subject: 'Nous avons bien reçu votre projet',
        about: mail.requestId,
        body: <ProjectRequestClient {...mail} ticketUrl={ticketPage(mail.ticketId)} />,
      }
    case 'webhook-off':
      return {
        to: mail.to,
        subject: `Votre site ${mail.siteName} n’est plus prévenu de vos modifications`,
        about: `${mail.endpointId}-${mail.at}`,
        body: (
          <WebhookOff
            {...mail}
            days={GIVE_UP_AFTER_DAYS}
            webhooksUrl={page(`/dashboard/website/${mail.websiteId}/webhooks`)}
          />
        ),
      }
    case 'contact-message':
      return {
        to: brand.email,
        replyTo: mail.senderEmail,
        // English, as the specification has them.
        subject: `${mail.form === 'home-form' ? 'new message' : 'new contact request'} from ${mail.senderName}`,
        about: mail.messageId,
        body: <ContactMessage {...mail} />,
      }
  }
}
