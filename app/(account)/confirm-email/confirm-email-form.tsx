'use client'

import { ButtonLink } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/fields/password-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { confirmEmailAction } from '../actions'

/** `isLocked`: this browser is not signed in to the account, so the form asks for its password. */
export function ConfirmEmailForm({ token, isLocked }: { token: string; isLocked: boolean }) {
  const [state, submit, busy] = useGuardedAction(confirmEmailAction)
  const { issues } = state
  if (state.status === 'done') {
    return (
      <>
        <FocusFirstFault state={state} title="Confirmer mon adresse" />
        <Alert look="success">Merci, votre adresse est confirmée.</Alert>
        <ButtonLink href="/dashboard" wide>
          {isLocked ? 'Se connecter' : 'Aller à mon espace'}
        </ButtonLink>
      </>
    )
  }
  const isUnplaced = !issues.password && !issues.newPassword
  return (
    <form action={submit} noValidate className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Confirmer mon adresse" />
      {state.status === 'error' && isUnplaced && <Alert>{issues.token ?? state.message}</Alert>}
      {issues.token && (
        <ButtonLink href="/confirm-email" wide>
          Demander un nouveau lien
        </ButtonLink>
      )}
      <p className="text-muted">
        {isLocked
          ? 'Pour confirmer que ce compte est bien le vôtre, indiquez son mot de passe, ou choisissez-en un nouveau. Ses autres sessions seront fermées.'
          : 'Un dernier clic pour confirmer que cette adresse est bien la vôtre.'}
      </p>
      <input type="hidden" name="token" value={token} />
      {isLocked && (
        <>
          <PasswordField
            name="password"
            label="Mot de passe"
            autoComplete="current-password"
            issue={issues.password}
          />
          <PasswordField
            name="newPassword"
            label="Nouveau mot de passe"
            hint="Seulement si vous ne connaissez pas l’actuel&nbsp;: 10 caractères au moins."
            autoComplete="new-password"
            issue={issues.newPassword}
          />
        </>
      )}
      <SubmitButton wide>{busy ? 'Confirmation…' : 'Confirmer mon adresse'}</SubmitButton>
    </form>
  )
}
