'use client'

import { DateField } from '@/components/ui/fields/date-field'
import { HiddenFields, type HiddenValues } from '@/components/ui/fields/hidden-fields'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { finishStageAction } from './actions'

type Props = { fields: HiddenValues & { stage: string }; stage: string; today: string }

const UNREACHABLE = 'Rien n’a été noté. Vérifiez votre connexion, puis réessayez.'

/** Records the day on which a stage was done. */
export function DoneForm({ fields, stage, today }: Props) {
  const [state, submit, busy] = useGuardedAction(finishStageAction, UNREACHABLE)
  return (
    <form
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      aria-label={`${stage}, faite`}
      className="flex flex-wrap items-end gap-2"
    >
      <HiddenFields values={fields} />
      <DateField
        id={`doneOn-${fields.stage}`}
        name="doneOn"
        label="Faite le"
        max={today}
        defaultValue={state.values.doneOn ?? today}
        issue={state.issues.doneOn}
      />
      <SubmitButton look="secondary">
        Noter<span className="sr-only"> {stage}</span>
      </SubmitButton>
      <FormOutcome
        state={Object.keys(state.issues).length === 0 ? state : EMPTY_FORM}
        className="basis-full"
      />
    </form>
  )
}
