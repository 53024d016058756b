'use client'

import { Alert } from '@/components/ui/alert'
import { SubmitButton } from '@/components/ui/submit-button'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { openPaymentAccountAction } from './actions'

/** Opens the account; the page then shows it. */
export function OpenAccountForm() {
  const [state, submit, isBusy] = useGuardedAction(openPaymentAccountAction)
  return (
    <form action={submit} className="flex flex-col items-start gap-4">
      {state.status === 'error' && (
        <Alert>
          <span lang="en">Something went wrong!</span> {state.message}
        </Alert>
      )}
      <SubmitButton>{isBusy ? 'Création du compte…' : 'Créer mon compte de paiement'}</SubmitButton>
    </form>
  )
}
