'use client'

import { DateField } from '@/components/ui/fields/date-field'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SelectField } from '@/components/ui/fields/select-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { Project } from '@/lib/domain/projects/schema'
import { planProjectAction } from './actions'
import { STAGE_FIELDS } from './stage-fields'

type Props = { of: string; project: Project | null; staff: { id: number; name: string }[] }

const UNREACHABLE = 'Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.'

/** The planned days of the stages, and the client's contact person. */
export function PlanForm({ of, project, staff }: Props) {
  const [state, save, busy] = useGuardedAction(planProjectAction, UNREACHABLE)
  const { values, issues } = state
  const planned = (stage: string) => project?.stages.find((one) => one.stage === stage)?.plannedOn ?? ''
  return (
    <form
      action={save}
      onSubmit={(event) => busy && event.preventDefault()}
      noValidate
      className="grid gap-4 sm:grid-cols-2"
    >
      <FocusFirstFault state={state} title="Étapes du projet" />
      <HiddenFields values={{ of }} />
      <h2 className="text-xl sm:col-span-2">Dates prévues</h2>
      {STAGE_FIELDS.map(({ stage, label }) => (
        <DateField
          key={stage}
          name={stage}
          label={label}
          optional
          defaultValue={values[stage] ?? planned(stage)}
          issue={issues[stage]}
        />
      ))}
      <SelectField
        key={values.personId}
        name="personId"
        label="La personne à qui le client parle"
        defaultValue={values.personId ?? String(project?.person?.id ?? '')}
        issue={issues.personId}
        className="sm:col-span-2"
      >
        <option value="">Personne en particulier</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormOutcome state={state} className="sm:col-span-2" />
      <SubmitButton className="justify-self-start max-sm:w-full">
        {busy ? 'Enregistrement…' : 'Enregistrer les étapes'}
      </SubmitButton>
    </form>
  )
}
