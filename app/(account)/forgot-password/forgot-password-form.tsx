'use client'

import { useActionState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { TextField } from '@/components/ui/text-field'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { forgotPasswordAction } from '../actions'

export function ForgotPasswordForm() {
  const [state, submit, busy] = useActionState(forgotPasswordAction, EMPTY_FORM)
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
      <Button type="submit" wide disabled={busy}>
        {busy ? 'Envoi…' : 'Recevoir le lien'}
      </Button>
    </form>
  )
}
