'use client'

import { useActionState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { confirmEmailAction } from '../actions'

export function ConfirmEmailForm({ token }: { token: string }) {
  const [state, submit, busy] = useActionState(confirmEmailAction, EMPTY_FORM)
  if (state.status === 'done') {
    return (
      <>
        <FocusFirstFault state={state} title="Confirmer mon adresse" />
        <Alert look="success">Merci, votre adresse est confirmée.</Alert>
        <ButtonLink href="/dashboard" wide>
          Aller à mon espace
        </ButtonLink>
      </>
    )
  }
  return (
    <form action={submit} className="flex flex-col gap-5">
      <FocusFirstFault state={state} title="Confirmer mon adresse" />
      {state.status === 'error' ? (
        <Alert>{state.issues.token ?? state.message}</Alert>
      ) : (
        <p className="text-muted">Un dernier clic pour confirmer que cette adresse est bien la vôtre.</p>
      )}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" wide disabled={busy}>
        {busy ? 'Confirmation…' : 'Confirmer mon adresse'}
      </Button>
    </form>
  )
}
