import { ActionForm } from '@/components/ui/action-form'
import { SubmitButton } from '@/components/ui/submit-button'
import { closeTicketAction } from './actions'

const UNREACHABLE = 'La demande n’a pas pu être fermée. Vérifiez votre connexion, puis réessayez.'

export const CloseForm = ({ ticketId }: { ticketId: number }) => (
  <ActionForm action={closeTicketAction} fields={{ ticketId }} unreachable={UNREACHABLE}>
    <SubmitButton look="secondary" lang="en">
      Close Ticket
    </SubmitButton>
  </ActionForm>
)
