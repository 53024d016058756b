import { DeletionRequested } from '@/components/emails/deletion-requested'
import { brand } from '@/content/brand'
import { DELETION_DAYS } from '../../domain/accounts/request-deletion'
import { type MailTemplate, pageUrl } from './rendered-mail'

export const deletionRequested: MailTemplate<'deletion-requested'> = {
  write: (mail) => ({
    to: brand.email,
    subject: `${mail.clientName} demande la suppression de son compte`,
    replyTo: mail.clientEmail,
    about: `${mail.userId}-${mail.at}`,
    body: (
      <DeletionRequested {...mail} days={DELETION_DAYS} adminUrl={pageUrl(`/admin?fiche=${mail.userId}`)} />
    ),
  }),
  sample: {
    kind: 'deletion-requested',
    userId: 12,
    at: 1_795_000_000_000,
    clientName: 'Léa Martin',
    clientEmail: 'lea@exemple.fr',
  },
}
