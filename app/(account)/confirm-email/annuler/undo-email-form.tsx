'use client'

import { PasswordField } from '@/components/ui/fields/password-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { undoNewEmailAction } from '../actions'

export function UndoEmailForm({ token }: { token: string }) {
  const [state, submit, busy] = useGuardedAction(undoNewEmailAction)
  const { issues } = state
  return (
    <form action={submit} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Annuler le changement d’adresse" />
      {state.status === 'error' && !issues.newPassword && <Alert>{issues.token ?? state.message}</Alert>}
      <p className="text-muted">
        Cette adresse redeviendra celle de votre compte. Choisissez un nouveau mot de passe&nbsp;: celui
        d’avant est peut-être connu de quelqu’un d’autre. Toutes les sessions seront fermées et les clés
        d’accès supprimées.
      </p>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        name="newPassword"
        label="Nouveau mot de passe"
        hint="10 caractères au moins."
        autoComplete="new-password"
        required
        issue={issues.newPassword}
      />
      <SubmitButton wide>{busy ? 'Annulation…' : 'Reprendre mon adresse'}</SubmitButton>
    </form>
  )
}
