'use client'

import { useRef } from 'react'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { PasswordField } from '@/components/ui/fields/password-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { UNREACHABLE } from '@/components/ui/forms/unreachable'
import { useDocumentAction } from '@/components/ui/forms/use-document-action'
import { Alert } from '@/components/ui/layout/alert'
import { logInAction } from '../actions'
import { PasskeyLink } from './passkey-link'

/** All ways in on one screen: the password, or a passkey. */
export function LogInForm({ from }: { from: string }) {
  const remember = useRef<HTMLInputElement>(null)
  const [state, submit, busy] = useDocumentAction(logInAction)
  const { issues, values } = state
  return (
    <div className="flex flex-col gap-4">
      <form action={submit} noValidate className="flex flex-col gap-5">
        <FocusFirstFault state={state} title="Connexion client" />
        {state.status === 'error' && (
          <Alert>
            {(!state.message || state.message === UNREACHABLE) && <p lang="en">Login failed</p>}
            {state.message}
          </Alert>
        )}
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
          ref={remember}
          name="rememberMe"
          label="Se souvenir de moi"
          defaultChecked={state.status === 'idle' || values.rememberMe === 'on'}
        />
        <SubmitButton wide>{busy ? 'Connexion...' : 'Se connecter'}</SubmitButton>
      </form>
      <PasskeyLink from={from} isRemembered={() => remember.current?.checked ?? true} />
    </div>
  )
}
