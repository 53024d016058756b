import { Badge } from '@/components/ui/badge'
import type { MailFailureKind } from '@/lib/domain/notifications/schema'

/** The delivery failure that the mail provider reported for a contact's address. */
export function MailFailureBadge({ failure }: { failure: MailFailureKind | null }) {
  if (failure === null) return null
  return failure === 'undelivered' ? (
    <Badge look="late">Dernier e-mail non remis</Badge>
  ) : (
    <Badge look="danger">E-mails refusés</Badge>
  )
}
