'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { resendConfirmationAction } from './actions'

const UNREACHABLE = 'La confirmation n’est pas partie. Vérifiez votre connexion, puis réessayez.'

/** Resends the confirmation mail; shows the result until the next time. */
export function ResendConfirmation({ orderId }: { orderId: number }) {
  const [{ status, message }, submit, busy] = useGuardedAction(resendConfirmationAction, UNREACHABLE)
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      className="flex flex-col items-start gap-3 print:hidden"
    >
      <HiddenFields values={{ orderId }} />
      <SubmitButton look="secondary" size="small">
        Renvoyer la confirmation
      </SubmitButton>
      {status === 'done' && (
        <Alert look="success">Confirmation renvoyée à l’adresse du client, avec un nouveau lien.</Alert>
      )}
      {status === 'error' && <Alert>{message}</Alert>}
    </form>
  )
}
