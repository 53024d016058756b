'use client'

import { useActionState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { PasswordField } from '@/components/ui/password-field'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { resetPasswordAction } from '../actions'

export function ResetPasswordForm({ token }: { token: string }) {
  const [state, submit, busy] = useActionState(resetPasswordAction, EMPTY_FORM)
  const deadLink =
    state.issues.token ?? (token ? undefined : 'Ce lien est incomplet. Demandez-en un nouveau.')
  return (
    <form action={submit} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Nouveau mot de passe" />
      {deadLink && (
        <Alert>
          {deadLink}{' '}
          <a href="/forgot-password" className="underline">
            Demander un nouveau lien
          </a>
        </Alert>
      )}
      {state.status === 'error' && Object.keys(state.issues).length === 0 && <Alert>{state.message}</Alert>}
      <input type="hidden" name="token" value={token} />
      <PasswordField
        name="password"
        label="Nouveau mot de passe"
        hint="10 caractères au moins. Toutes vos sessions ouvertes seront fermées."
        autoComplete="new-password"
        required
        issue={state.issues.password}
      />
      <Button type="submit" wide disabled={busy}>
        {busy ? 'Enregistrement…' : 'Enregistrer'}
      </Button>
    </form>
  )
}
