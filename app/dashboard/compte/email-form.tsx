'use client'

import { PasswordField } from '@/components/ui/fields/password-field'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { requestNewEmailAction } from './own-account-actions'

const UNREACHABLE = 'Le lien n’est pas parti. Vérifiez votre connexion, puis réessayez.'

export function EmailForm({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const [state, submit, busy] = useGuardedAction(requestNewEmailAction, UNREACHABLE)
  const sentTo = state.status === 'done' ? state.values.sentTo : undefined
  return (
    <form key={sentTo} action={submit} noValidate className="flex flex-col gap-5">
      {/* Otherwise the password’s form sets the title. */}
      <FocusFirstFault state={state} {...(state.status === 'error' && { title: 'Compte' })} />
      <p className="-mt-3.5 text-muted">
        Vous vous connectez avec <strong className="wrap-anywhere text-text">{email}</strong>
        {isConfirmed ? '.' : ', qui n’est pas encore confirmée.'}
      </p>
      {sentTo && (
        <Alert look="success">
          Si cette adresse est libre, nous y avons envoyé un lien&nbsp;: {sentTo}. Rien ne change tant que
          vous ne l’avez pas suivi.
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="newEmail"
          label="Nouvelle adresse e-mail"
          type="email"
          autoComplete="email"
          required
          defaultValue={sentTo ? undefined : state.values.newEmail}
          issue={state.issues.newEmail}
        />
        <PasswordField
          name="password"
          label="Votre mot de passe"
          autoComplete="current-password"
          required
          issue={state.issues.password}
        />
      </div>
      <FormOutcome state={Object.keys(state.issues).length === 0 ? state : EMPTY_FORM} />
      <SubmitButton look="secondary" className="self-start max-sm:w-full">
        {busy ? 'Envoi…' : 'Changer d’adresse'}
      </SubmitButton>
    </form>
  )
}
