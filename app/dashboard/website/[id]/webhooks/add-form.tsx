'use client'

import { controlStyle, describedBy, FieldNotes } from '@/components/ui/fields/field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useFault } from '@/components/ui/forms/use-fault'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { FormState } from '@/lib/domain/forms/schema'
import { addEndpointAction } from './actions'

const UNREACHABLE = 'L’adresse n’a pas été ajoutée. Vérifiez votre connexion, puis réessayez.'
const HINT = 'Une page de votre site qui reçoit nos messages, à demander à votre développeur.'

export function AddForm({ websiteId }: { websiteId: number }) {
  const [state, add, busy] = useGuardedAction(addEndpointAction, UNREACHABLE)
  return (
    <form action={add} noValidate className="flex flex-col gap-3">
      <FocusFirstFault state={state} title="Webhooks" />
      <input type="hidden" name="websiteId" value={websiteId} />
      <div className="flex flex-col gap-1.5">
        <label htmlFor="url" className="font-semibold text-sm">
          Adresse à prévenir
        </label>
        <div className="flex flex-wrap items-start gap-3">
          <Url state={state} />
          <SubmitButton className="max-sm:w-full">{busy ? 'Ajout…' : 'Ajouter'}</SubmitButton>
        </div>
      </div>
      {!state.issues.url && <FormOutcome state={state} />}
    </form>
  )
}

function Url({ state }: { state: FormState }) {
  const { fault, checks } = useFault(state.issues.url)
  return (
    <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1.5" {...checks}>
      <input
        key={state.values.url}
        id="url"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        placeholder="https://www.votre-site.fr/webhooks"
        defaultValue={state.values.url}
        {...describedBy({ name: 'url', hint: HINT, issue: fault })}
        className={`${controlStyle(fault)} min-h-11`}
      />
      <FieldNotes name="url" hint={HINT} issue={fault} />
    </div>
  )
}
