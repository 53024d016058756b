'use client'

import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { TextField } from '@/components/ui/fields/text-field'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { reportNoticeAction } from '../actions'

const UNREACHABLE = 'Rien n’a été noté. Vérifiez votre connexion, puis réessayez.'

/** Records that a suspected crime was reported to an authority. */
export function ReportForm({ id }: { id: number }) {
  const [state, submit, busy] = useGuardedAction(reportNoticeAction, UNREACHABLE)
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      aria-label="Transmission aux autorités"
      className="flex flex-wrap items-end gap-3"
    >
      <HiddenFields values={{ id }} />
      <p className="-mb-1 basis-full text-muted text-sm">
        Une infraction est soupçonnée&nbsp;? Notez l’autorité que vous avez prévenue, et son numéro de
        dossier.
      </p>
      <TextField
        name="authority"
        label="Transmis aux autorités, à"
        maxLength={200}
        defaultValue={state.values.authority}
        issue={state.issues.authority}
        className="min-w-0 flex-1 basis-64"
      />
      <SubmitButton look="secondary">Noter la transmission</SubmitButton>
      <FormOutcome
        state={Object.keys(state.issues).length === 0 ? state : EMPTY_FORM}
        className="basis-full"
      />
    </form>
  )
}
