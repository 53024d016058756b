'use client'

import { Plus } from 'lucide-react'
import { TextareaField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { addNoteAction } from './actions'

const UNREACHABLE = 'La note n’a pas été ajoutée. Vérifiez votre connexion, puis réessayez.'

export function NoteForm({ ticketId }: { ticketId: number }) {
  const [state, add] = useGuardedAction(addNoteAction, UNREACHABLE)
  const issue = state.issues.note
  return (
    <details open={state.status === 'error'}>
      <summary className="inline-flex min-h-6 list-none items-center gap-1.5 font-semibold text-late text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden="true" className="size-4" />
        Écrire une note
      </summary>
      <form action={add} noValidate className="mt-3 flex flex-col items-start gap-3">
        <FocusFirstFault state={state} />
        <input type="hidden" name="ticketId" value={ticketId} />
        <TextareaField
          key={state.values.note}
          name="note"
          label="Nouvelle note"
          rows={3}
          required
          defaultValue={state.values.note}
          issue={issue}
          className="w-full"
        />
        <SubmitButton look="secondary" size="small">
          Ajouter la note
        </SubmitButton>
        {!issue && <FormOutcome state={state} />}
      </form>
    </details>
  )
}
