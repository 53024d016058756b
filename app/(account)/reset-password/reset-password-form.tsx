'use client'

import { PasswordField } from '@/components/ui/fields/password-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { resetPasswordAction } from '../actions'

type Props = {
  token: string
  title: string
  label: string
  hint: string
}

export function ResetPasswordForm({ token, title, label, hint }: Props) {
  const [state, submit, busy] = useGuardedAction(resetPasswordAction)
  const deadLink =
    state.issues.token ?? (token ? undefined : 'Ce lien est incomplet. Demandez-en un nouveau.')
  return (
    <form action={submit} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title={title} />
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
        label={label}
        hint={hint}
        autoComplete="new-password"
        required
        issue={state.issues.password}
      />
      <SubmitButton wide>{busy ? 'Enregistrement…' : 'Enregistrer'}</SubmitButton>
    </form>
  )
}
