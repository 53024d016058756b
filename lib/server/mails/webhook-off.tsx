import { WebhookOff } from '@/components/emails/webhook-off'
import { SWITCH_OFF_AFTER_DAYS } from '../../domain/webhooks/policy'
import { type MailTemplate, pageUrl } from './rendered-mail'

export const webhookOff: MailTemplate<'webhook-off'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Votre site ${mail.siteName} n’est plus prévenu de vos modifications`,
    about: `${mail.endpointId}-${mail.at}`,
    body: (
      <WebhookOff
        {...mail}
        days={SWITCH_OFF_AFTER_DAYS}
        webhooksUrl={pageUrl(`/dashboard/website/${mail.websiteId}/webhooks`)}
      />
    ),
  }),
  sample: {
    kind: 'webhook-off',
    endpointId: 3,
    at: 1_795_000_000_000,
    reason: 'failing',
    websiteId: 8,
    url: 'https://www.miel-des-garrigues.fr/webhooks',
    to: 'lea@exemple.fr',
    firstName: 'Léa',
    siteName: 'Miel des garrigues',
  },
}
