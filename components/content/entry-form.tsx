'use client'

import { useEffect, useRef } from 'react'
import type { EntryKind } from '@/lib/domain/content/schema'
import { picturePath } from '@/lib/domain/media/paths'
import { CheckboxField } from '../ui/fields/checkbox-field'
import { DateField } from '../ui/fields/date-field'
import { TextareaField, TextField } from '../ui/fields/text-field'
import { FocusFirstFault } from '../ui/forms/focus-first-fault'
import { Alert } from '../ui/layout/alert'
import { SAVE_FAILED } from './entry-errors'
import { ENTRY_FIELDS, type EntryField } from './entry-fields'
import { EntryPhotoField } from './entry-photo-field'
import { EntryPreview } from './entry-preview'
import { EntrySaveBar } from './entry-save-bar'
import { otherText, textsIn } from './entry-texts'
import { editTitle } from './entry-words'
import { PhotoProgress } from './photo-progress'
import { SiteError } from './site-error'
import { type EntryEdit, useEntryEdit } from './use-entry-edit'

export const ADD_TITLES: Record<EntryKind, string> = {
  testimonials: 'Ajouter un avis',
  staff: 'Ajouter une personne',
  events: 'Ajouter un événement',
}

type Props = EntryEdit & {
  websiteId: number
  /** 'Annuler': the parent renders a new form. */
  onCancel: () => void
}

export const FORM_TITLE = 'entry-form-title'

/** Adds or edits an entry, with a preview of the public card. Its photo is sent once the entry is saved. */
export function EntryForm({ websiteId, onCancel, ...edit }: Props) {
  const { kind, entry } = edit
  const { form, state, submit, busy, hydrated, photo, ...input } = useEntryEdit(edit)
  const { texts, saved, start, version, isOutdated, isSending, keep } = input
  const stored = entry?.pictureHash ? picturePath(entry.pictureHash) : null
  const failed = state.status === 'error' && Object.keys(state.issues).length === 0
  return (
    <form
      ref={form}
      action={submit}
      onInput={(event) => keep(textsIn(event.currentTarget, kind), photo.file)}
      noValidate
      aria-labelledby={FORM_TITLE}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5 shadow-low"
    >
      <FocusFirstFault state={state} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="websiteId" value={websiteId} />
      {entry && <input type="hidden" name="id" value={entry.id} />}
      {version && <input type="hidden" name="version" value={version} />}
      <h2 id={FORM_TITLE} tabIndex={-1} className="break-words text-lg">
        {entry ? editTitle(entry) : ADD_TITLES[kind]}
      </h2>
      {input.isResumed && !isSending && (
        <p className="text-muted text-sm">Votre brouillon est repris. « Annuler » l’efface.</p>
      )}
      {isOutdated && <Outdated />}
      {failed && <SiteError text={SAVE_FAILED[kind]} reason={state.message} />}
      {!hydrated && state.status === 'done' && <Alert look="success">Enregistré.</Alert>}
      <EntryPreview
        kind={kind}
        texts={texts}
        picture={photo.url ?? (texts.removePhoto === undefined ? stored : null)}
      />
      {isSending ? (
        <PhotoProgress photo={photo} />
      ) : (
        <>
          {ENTRY_FIELDS[kind].map((field) => (
            <FieldOf
              key={field.name}
              field={field}
              value={start[field.name] ?? ''}
              issue={state.issues[field.name]}
              stored={isOutdated ? otherText(field.name, start, saved) : undefined}
              // Input during saving would be lost with the form.
              readOnly={busy}
            />
          ))}
          <EntryPhotoField
            photo={photo}
            onChoose={(file) => keep(texts, photo.choose(file))}
            hasStored={stored !== null}
            isRemoving={start.removePhoto !== undefined}
          />
          <CheckboxField
            // The row's switch also changes it.
            key={String(entry?.active)}
            name="active"
            label="Visible sur le site"
            defaultChecked={start.active !== undefined}
          />
          <EntrySaveBar isNew={!entry} isDirty={input.isDirty} busy={busy} onCancel={onCancel} />
        </>
      )}
    </form>
  )
}

/** The entry was saved elsewhere during this edit: asks which version to keep. */
function Outdated() {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} tabIndex={-1} look="late" role="alert">
      Cet élément a été modifié entre-temps dans une autre fenêtre. Vos changements sont gardés ici, les
      autres sont repris. Relisez, puis enregistrez à nouveau pour confirmer.
    </Alert>
  )
}

type FieldProps = {
  field: EntryField
  value: string
  issue: string | undefined
  /** The value saved by another window. */
  stored: string | undefined
  readOnly: boolean
}

function FieldOf({
  field: { name, label, type, optional = false },
  value,
  issue,
  stored,
  readOnly,
}: FieldProps) {
  const hint =
    stored === undefined
      ? undefined
      : stored
        ? `Enregistré entre-temps\u00a0: «\u00a0${stored}\u00a0»`
        : 'Effacé entre-temps.'
  const common = { name, label, hint, optional, issue, readOnly, required: !optional, defaultValue: value }
  if (type === 'area') return <TextareaField {...common} rows={4} />
  if (type === 'date') return <DateField {...common} autoComplete="off" />
  return <TextField {...common} autoComplete="off" />
}
