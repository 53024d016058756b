import { useVisit } from '@/components/navigation/use-visit'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { TicketStatus } from '@/lib/domain/tickets/schema'
import { closeTicketAction, reopenTicketAction } from './actions'

const UNREACHABLE = 'La demande n’a pas pu être fermée. Vérifiez votre connexion, puis réessayez.'

/** Closes the ticket and opens the dashboard, where that can be undone. */
export function CloseForm({ ticketId, status }: { ticketId: number; status: TicketStatus }) {
  const visit = useVisit()
  function leave() {
    visit('/dashboard')
    // Back must reload this screen, which the router may have cached.
    window.dispatchEvent(new Event('changed'))
  }
  const undo = { action: reopenTicketAction, fields: { ticketId } }
  const [state, close, busy] = useGuardedAction(closeTicketAction, UNREACHABLE, leave, undo)
  if (status === 'closed') return null
  return (
    <form action={close} onSubmit={(event) => busy && event.preventDefault()} className="relative">
      <input type="hidden" name="ticketId" value={ticketId} />
      <SubmitButton look="secondary" size="small" lang="en">
        Close Ticket
      </SubmitButton>
      <FormOutcome state={state} className="absolute top-full right-0 z-20 mt-2 w-72 shadow-high" />
    </form>
  )
}
