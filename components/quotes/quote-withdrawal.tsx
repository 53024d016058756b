'use client'

import { HiddenFields, type HiddenValues } from '../ui/fields/hidden-fields'
import { SubmitButton } from '../ui/forms/submit-button'
import { type FormAction, useGuardedAction } from '../ui/forms/use-guarded-action'
import { Alert } from '../ui/layout/alert'

type Props = {
  action: FormAction
  /** The quote's id or token. */
  fields: HiddenValues
  /** The declaration; `consequences`: its effects. */
  statement: string
  consequences: string
  /** The receipt's address. */
  email: string
  isViewed: boolean
}

const UNREACHABLE = 'Votre rétractation n’est pas partie. Vérifiez votre connexion, puis réessayez.'

/** Lets a consumer withdraw from an accepted quote, in two steps: opened, then confirmed. */
export function QuoteWithdrawal({ action, fields, statement, consequences, email, isViewed }: Props) {
  const [state, submit, busy] = useGuardedAction(action, UNREACHABLE)
  return (
    <details
      id="retractation"
      open={state.status === 'error'}
      className="rounded-card border border-hairline bg-surface"
    >
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold">Renoncer au contrat ici</summary>
      <form
        action={submit}
        onSubmit={(event) => busy && event.preventDefault()}
        aria-label="Renoncer au contrat"
        className="flex flex-col items-start gap-4 px-5 pb-5"
      >
        <HiddenFields values={fields} />
        <p className="max-w-prose text-muted">{consequences}</p>
        <p className="wrap-anywhere max-w-prose">{statement}</p>
        <p className="wrap-anywhere max-w-prose text-muted text-sm">
          L’accusé de réception part à {email}, avec la date et l’heure.
        </p>
        {state.status === 'error' && <Alert className="self-stretch">{state.message}</Alert>}
        <SubmitButton look="danger" disabled={isViewed} className="max-sm:w-full">
          {busy ? 'Envoi…' : 'Confirmer la rétractation'}
        </SubmitButton>
      </form>
    </details>
  )
}
