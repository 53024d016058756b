'use client'

import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { requestConfirmationAction } from '../actions'

export function NewLinkForm({ email }: { email?: string | undefined }) {
  const [state, submit, busy] = useGuardedAction(requestConfirmationAction)
  if (state.status === 'done') {
    return (
      <Alert look="success">
        <FocusFirstFault state={state} title="Confirmer mon adresse" />
        Si un compte attend d’être confirmé pour {state.values.email}, un lien vient de partir. Il est valable
        sept jours et ne sert qu’une fois.
      </Alert>
    )
  }
  return (
    <form action={submit} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Confirmer mon adresse" />
      {state.status === 'error' && !state.issues.email ? (
        <Alert>{state.message}</Alert>
      ) : (
        <Alert look="info">
          Ce lien n’est plus valable&nbsp;: il a déjà servi ou il a expiré. Nous pouvons vous en envoyer un
          nouveau.
        </Alert>
      )}
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        defaultValue={state.values.email ?? email}
        issue={state.issues.email}
      />
      <SubmitButton wide>{busy ? 'Envoi…' : 'Recevoir un nouveau lien'}</SubmitButton>
    </form>
  )
}
