'use client'

import { PasswordField } from '@/components/ui/fields/password-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { changePasswordAction } from './actions'

const UNREACHABLE = 'Le mot de passe n’a pas été changé. Vérifiez votre connexion, puis réessayez.'

export function PasswordForm({ email }: { email: string }) {
  const [state, change, busy] = useGuardedAction(changePasswordAction, UNREACHABLE)
  const { issues } = state
  return (
    <form action={change} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Compte" />
      {/* Tells password managers which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <PasswordField
          name="currentPassword"
          label="Mot de passe actuel"
          autoComplete="current-password"
          required
          issue={issues.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label="Nouveau mot de passe"
          hint="10 caractères au moins."
          autoComplete="new-password"
          required
          issue={issues.newPassword}
        />
      </div>
      <FormOutcome state={issues.currentPassword || issues.newPassword ? EMPTY_FORM : state} />
      <SubmitButton look="secondary" className="self-start max-sm:w-full">
        {busy ? 'Changement…' : 'Changer le mot de passe'}
      </SubmitButton>
    </form>
  )
}
