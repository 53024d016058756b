'use client'

import { useActionState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/choice-field'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { logInAction } from '../actions'

export function LogInForm({ from }: { from: string }) {
  const [state, submit, busy] = useActionState(logInAction, EMPTY_FORM)
  const { issues, values } = state
  return (
    <form action={submit} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Connexion client" />
      {state.status === 'error' && <Alert>{state.message || <span lang="en">Login failed</span>}</Alert>}
      <input type="hidden" name="from" value={from} />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        defaultValue={values.email}
        issue={issues.email}
      />
      <PasswordField
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        required
        issue={issues.password}
      />
      <CheckboxField
        name="rememberMe"
        label="Se souvenir de moi"
        defaultChecked={state.status === 'idle' || values.rememberMe === 'on'}
      />
      <Button type="submit" wide disabled={busy}>
        {busy ? 'Connexion...' : 'Se connecter'}
      </Button>
    </form>
  )
}
