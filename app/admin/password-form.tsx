'use client'

import { PasswordField } from '@/components/ui/fields/password-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import type { FormState } from '@/lib/domain/forms/schema'

type Props = { id: number; state: FormState; submit: (form: FormData) => void; busy: boolean }

/** A new password for another person's account. */
export function PasswordForm({ id, state, submit, busy }: Props) {
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      className="mt-8 flex flex-col gap-4 border-hairline border-t pt-6"
    >
      <FocusFirstFault state={state} />
      <h3 className="text-lg">Mot de passe</h3>
      {state.status === 'done' && (
        <Alert look="success" role="alert" lang="en">
          Password updated
        </Alert>
      )}
      {!state.issues.newPassword && <FormOutcome state={state} />}
      <input type="hidden" name="id" value={id} />
      <PasswordField
        name="newPassword"
        label="Nouveau mot de passe"
        hint="10 caractères au moins. Les sessions ouvertes de ce compte seront fermées."
        autoComplete="new-password"
        issue={state.issues.newPassword}
      />
      <SubmitButton look="secondary" className="self-start max-sm:w-full">
        {busy ? 'Enregistrement…' : 'Changer le mot de passe'}
      </SubmitButton>
    </form>
  )
}
