'use client'

import { ButtonLink } from '@/components/ui/button'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { confirmNewEmailAction } from '../actions'

export function NewEmailForm({ token }: { token: string }) {
  const [state, submit, busy] = useGuardedAction(confirmNewEmailAction)
  const title = <FocusFirstFault state={state} title="Ma nouvelle adresse" />
  if (state.status === 'done')
    return (
      <>
        {title}
        <Alert look="success">
          Merci, votre nouvelle adresse est confirmée. Elle sert maintenant à vous connecter.
        </Alert>
        <ButtonLink href="/dashboard" wide>
          Aller à mon espace
        </ButtonLink>
      </>
    )
  return (
    <form action={submit} noValidate className="flex flex-col gap-5">
      {title}
      {state.status === 'error' && <Alert>{state.issues.token ?? state.message}</Alert>}
      <p className="text-muted">
        Un dernier clic pour que cette adresse serve à vous connecter. Vos sessions ouvertes ailleurs seront
        fermées.
      </p>
      <input type="hidden" name="token" value={token} />
      <SubmitButton wide>{busy ? 'Confirmation…' : 'Confirmer ma nouvelle adresse'}</SubmitButton>
    </form>
  )
}
