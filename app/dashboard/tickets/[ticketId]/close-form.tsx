'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { closeTicketAction } from './actions'

const UNREACHABLE = 'La demande n’a pas pu être fermée. Vérifiez votre connexion, puis réessayez.'

export function CloseForm({ ticketId }: { ticketId: number }) {
  const [state, close, busy] = useGuardedAction(closeTicketAction, UNREACHABLE)
  return (
    <form action={close} className="contents">
      <input type="hidden" name="ticketId" value={ticketId} />
      <Button type="submit" look="secondary" lang="en" disabled={busy}>
        Close Ticket
      </Button>
      {state.status === 'error' && <Alert className="basis-full">{state.message}</Alert>}
    </form>
  )
}
