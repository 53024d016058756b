'use client'

import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
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
