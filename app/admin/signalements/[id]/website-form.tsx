'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { setNoticeWebsiteAction } from '../actions'

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'

/** Sets the site of a notice, when its URLs name none or the wrong one. */
export function WebsiteForm({ id, websiteId }: { id: number; websiteId: number | null }) {
  const [state, submit, busy] = useGuardedAction(setNoticeWebsiteAction, UNREACHABLE)
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      aria-label="Site concerné"
      className="flex flex-wrap items-end gap-3"
    >
      <HiddenFields values={{ id }} />
      <TextField
        name="websiteId"
        label="Site concerné (son numéro)"
        inputMode="numeric"
        defaultValue={state.values.websiteId ?? websiteId ?? ''}
        issue={state.issues.websiteId}
      />
      <SubmitButton look="secondary">Enregistrer le site</SubmitButton>
      <FormOutcome
        state={Object.keys(state.issues).length === 0 ? state : EMPTY_FORM}
        className="basis-full"
      />
    </form>
  )
}
