'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextareaField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { RETURN_REASON_MAX } from '@/lib/domain/returns/policy'
import { requestReturnAction } from './actions'

const UNREACHABLE =
  'Votre demande n’est pas partie. Votre texte est conservé\u00a0: vérifiez votre connexion, puis réessayez.'

type Props = {
  token: string
  /** Identifies this form: sent twice, it makes one request. */
  submissionId: string
  isFirst: boolean
}

/** Requests a return, with only its reason. */
export function ReturnForm({ token, submissionId, isFirst }: Props) {
  const [state, submit, busy] = useGuardedAction(requestReturnAction, UNREACHABLE)
  const isRefused = state.status === 'error'
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      className="flex flex-col items-start gap-4 print:hidden"
    >
      <FocusFirstFault state={state} title="Votre commande" />
      {state.status === 'done' && (
        <Alert look="success" className="self-stretch">
          Votre demande est enregistrée. Un e-mail vous le confirme, avec sa date.
        </Alert>
      )}
      {isRefused && <Alert className="self-stretch">{state.message}</Alert>}
      <HiddenFields values={{ token, submissionId }} />
      <TextareaField
        name="reason"
        label={isFirst ? 'Pourquoi voulez-vous renvoyer un article\u00a0?' : 'Autre chose à renvoyer\u00a0?'}
        hint="Dites de quel article il s’agit. La boutique vous répond par e-mail avant tout renvoi."
        required
        rows={4}
        maxLength={RETURN_REASON_MAX}
        defaultValue={isRefused ? (state.values.reason ?? '') : ''}
        issue={state.issues.reason}
        className="self-stretch"
      />
      <SubmitButton look="secondary">Demander un retour</SubmitButton>
    </form>
  )
}
