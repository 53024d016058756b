'use client'

import { ButtonLink } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useDocumentAction } from '@/components/ui/forms/use-document-action'
import { Alert } from '@/components/ui/layout/alert'
import { tryCheckoutAction } from './actions'

export function TryForm() {
  const [state, submit] = useDocumentAction(tryCheckoutAction)
  return (
    <form action={submit} className="flex flex-wrap gap-3">
      {state.status === 'error' && (
        <Alert className="basis-full">
          <p lang="en">Something went wrong!</p>
          <p className="font-normal">{state.message}</p>
        </Alert>
      )}
      <SubmitButton>Payer ce panier</SubmitButton>
      <ButtonLink href="/" look="secondary">
        Retour à l’accueil
      </ButtonLink>
    </form>
  )
}
