'use client'

import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { forgotPasswordAction } from '../actions'

export function ForgotPasswordForm() {
  const [state, submit, busy] = useGuardedAction(forgotPasswordAction)
  if (state.status === 'done') {
    return (
      <Alert look="success">
        <FocusFirstFault state={state} title="Mot de passe oublié" />
        Si un compte existe pour {state.values.email}, un lien vient de partir. Il est valable une heure et ne
        sert qu’une fois.
      </Alert>
    )
  }
  return (
    <form action={submit} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Mot de passe oublié" />
      <p className="text-muted">
        Indiquez l’adresse de votre compte : nous vous envoyons un lien pour choisir un nouveau mot de passe.
      </p>
      {state.status === 'error' && !state.issues.email && <Alert>{state.message}</Alert>}
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        defaultValue={state.values.email}
        issue={state.issues.email}
      />
      <SubmitButton wide>{busy ? 'Envoi…' : 'Recevoir le lien'}</SubmitButton>
    </form>
  )
}
