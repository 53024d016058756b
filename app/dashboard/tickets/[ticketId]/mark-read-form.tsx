import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { markReadAction } from './actions'

type Props = { ticketId: number; readUpTo: number; lastMessageId: number }

/** For browsers without script, which cannot report what was read. */
export function MarkReadForm({ ticketId, readUpTo, lastMessageId }: Props) {
  if (lastMessageId <= readUpTo) return null
  return (
    <noscript>
      <ActionForm action={markReadAction} fields={{ ticketId, lastMessageId }}>
        <SubmitButton look="secondary" size="small">
          Marquer comme lue
        </SubmitButton>
      </ActionForm>
    </noscript>
  )
}
