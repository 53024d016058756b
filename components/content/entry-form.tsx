'use client'

import type { EntryKind } from '@/lib/domain/content/schema'
import type { FormState } from '@/lib/domain/forms/schema'
import { Button } from '../ui/button'
import { CheckboxField } from '../ui/choice-field'
import { FocusFirstFault } from '../ui/focus-first-fault'
import { TextareaField, TextField } from '../ui/text-field'
import { useGuardedAction } from '../ui/use-guarded-action'
import { SAVE_FAILED } from './entry-errors'
import { ENTRY_FIELDS, type EntryField } from './entry-fields'
import { type AnyEntry, entryLabel } from './entry-words'
import { SiteError } from './site-error'

const UNREACHABLE = 'Vérifiez votre connexion, puis réessayez.'

const ADD_TITLES: Record<EntryKind, string> = {
  testimonials: 'Ajouter un avis',
  staff: 'Ajouter une personne',
  events: 'Ajouter un événement',
}

type Props = {
  kind: EntryKind
  websiteId: number
  /** The entry to change; a new one is added without. */
  entry?: AnyEntry | undefined
  /** Answers the saved entry's id as the value `id`. */
  save: (previous: FormState, form: FormData) => Promise<FormState>
  onSaved: (id: number) => void
  /** 'Annuler': the owner of this form draws it anew. */
  onCancel: () => void
}

export const FORM_TITLE = 'entry-form-title'

/** Adds an entry, or changes one. */
export function EntryForm({ kind, websiteId, entry, save, onSaved, onCancel }: Props) {
  async function saveAndTell(previous: FormState, form: FormData): Promise<FormState> {
    const next = await save(previous, form)
    if (next.status === 'done') onSaved(Number(next.values.id))
    return next
  }
  const [state, submit, busy] = useGuardedAction(saveAndTell, UNREACHABLE)
  const failed = state.status === 'error' && Object.keys(state.issues).length === 0
  // Once something was sent, an absent checkbox is one that was cleared.
  const active = state.status === 'error' ? state.values.active !== undefined : (entry?.active ?? true)

  return (
    <form
      action={submit}
      noValidate
      aria-labelledby={FORM_TITLE}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5 shadow-low"
    >
      <FocusFirstFault state={state} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="websiteId" value={websiteId} />
      {entry && <input type="hidden" name="id" value={entry.id} />}
      <h2 id={FORM_TITLE} tabIndex={-1} className="break-words text-lg">
        {entry ? `Modifier : ${entryLabel(entry)}` : ADD_TITLES[kind]}
      </h2>
      {failed && <SiteError text={SAVE_FAILED[kind]} reason={state.message} />}
      {ENTRY_FIELDS[kind].map((field) => (
        <FieldOf
          key={field.name}
          field={field}
          value={state.values[field.name] ?? storedText(entry, field.name)}
          issue={state.issues[field.name]}
        />
      ))}
      <CheckboxField name="active" label="Visible sur le site" defaultChecked={active} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy} className="flex-1">
          {busy ? 'Enregistrement…' : entry ? 'Enregistrer' : 'Ajouter'}
        </Button>
        <Button look="secondary" onClick={onCancel} disabled={busy}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

const storedText = (entry: AnyEntry | undefined, name: string): string => {
  const value = entry && (entry as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

type FieldProps = { field: EntryField; value: string; issue: string | undefined }

function FieldOf({ field: { name, label, type, optional = false }, value, issue }: FieldProps) {
  const common = { name, label, optional, issue, required: !optional, defaultValue: value }
  return type === 'area' ? (
    <TextareaField {...common} rows={4} />
  ) : (
    <TextField {...common} type={type} autoComplete="off" />
  )
}
