'use client'

import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { entryVersion } from '@/lib/domain/content/policy'
import type { EntryKind } from '@/lib/domain/content/schema'
import type { FormState } from '@/lib/domain/forms/schema'
import { picturePath } from '@/lib/domain/media/paths'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { CheckboxField } from '../ui/checkbox-field'
import { DateField } from '../ui/date-field'
import { FocusFirstFault } from '../ui/focus-first-fault'
import { SubmitButton } from '../ui/submit-button'
import { TextareaField, TextField } from '../ui/text-field'
import { useGuardedAction } from '../ui/use-guarded-action'
import { useHydrated } from '../ui/use-hydrated'
import { SAVE_FAILED } from './entry-errors'
import { ENTRY_FIELDS, type EntryField } from './entry-fields'
import { EntryPhotoField } from './entry-photo-field'
import { type EntryTexts, isSame, mergedTexts, otherText, storedTexts, textsIn } from './entry-texts'
import { type AnyEntry, editTitle } from './entry-words'
import { PhotoProgress } from './photo-progress'
import { PublicCard } from './public-card'
import { SiteError } from './site-error'
import type { EntryDrafts, Opened } from './use-entry-drafts'
import { useEntryPhoto } from './use-entry-photo'

export const ADD_TITLES: Record<EntryKind, string> = {
  testimonials: 'Ajouter un avis',
  staff: 'Ajouter une personne',
  events: 'Ajouter un événement',
}

type Props = {
  kind: EntryKind
  websiteId: number
  /** The entry to change; adds one when omitted. */
  entry?: AnyEntry | undefined
  /** Restores earlier input into the form, and stores each change until it is saved. */
  drafts: EntryDrafts
  /** Returns the saved entry's id as the value `id`. */
  save: (previous: FormState, form: FormData) => Promise<FormState>
  onSaved: (id: number) => void
  /** 'Annuler': the parent renders a new form. */
  onCancel: () => void
}

export const FORM_TITLE = 'entry-form-title'

/** Adds or edits an entry, with a preview of the public card. Its photo is sent once the entry is saved. */
export function EntryForm({ kind, websiteId, entry, drafts, save, onSaved, onCancel }: Props) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const saved = storedTexts(kind, entry)
  const [draft] = useState(() => (hydrated ? drafts.find(entry?.id ?? null) : undefined))
  const [texts, setTexts] = useState<EntryTexts>(draft?.texts ?? saved)
  // The entry's state when this form, or its draft, was started.
  const [begun] = useState<Opened | undefined>(
    draft?.opened ?? (entry && { version: entryVersion(entry), texts: saved }),
  )
  const photo = useEntryPhoto({ kind, drafts, chosen: draft?.photo, onFinished: onSaved })
  const [state, submit, busy] = useGuardedAction(save, undefined, ({ values }) => {
    const id = Number(values.id)
    drafts.forget(entry?.id ?? null)
    if (photo.file) photo.send(photo.file, id)
    else onSaved(id)
  })
  const isSending = photo.entryId !== null
  const stored = entry?.pictureHash ? picturePath(entry.pictureHash) : null
  const isOutdated = state.issues.version !== undefined
  const failed = state.status === 'error' && Object.keys(state.issues).length === 0
  // After a submit, an absent checkbox means a cleared one.
  const typed = state.status === 'error' ? state.values : (draft?.texts ?? saved)
  const start = isOutdated && begun ? mergedTexts(kind, { opened: begun.texts, typed, stored: saved }) : typed
  // The concurrent changes have been shown, or there are none except by the row's switch.
  const isUpToDate =
    isOutdated || (begun && isSame(kind, { ...begun.texts, active: '' }, { ...saved, active: '' }))
  const version = entry && (isUpToDate ? entryVersion(entry) : begun?.version)

  const isDirty = !isSending && (photo.file !== null || !isSame(kind, texts, saved))

  function keep(typed: EntryTexts, file: File | null) {
    setTexts(typed)
    const changed = isSame(kind, typed, saved) ? undefined : typed
    const opened = changed && isUpToDate && entry ? { version: entryVersion(entry), texts: saved } : begun
    drafts.keep(entry?.id ?? null, { texts: changed, photo: file ?? undefined, opened })
  }

  // A server-rendered form may hold input typed before hydration.
  const [wasServed] = useState(!hydrated)
  const keepEarly = useEffectEvent(() => {
    const typed = wasServed && form.current && textsIn(form.current, kind)
    if (typed && !isSame(kind, typed, texts)) keep(typed, null)
  })
  useEffect(() => keepEarly(), [])

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
      {draft && !isSending && (
        <p className="text-muted text-sm">Votre brouillon est repris. « Annuler » l’efface.</p>
      )}
      {isOutdated && <Outdated />}
      {failed && <SiteError text={SAVE_FAILED[kind]} reason={state.message} />}
      {!hydrated && state.status === 'done' && <Alert look="success">Enregistré.</Alert>}
      <section aria-labelledby={PREVIEW} className="flex flex-col gap-2 max-md:order-1">
        <p id={PREVIEW} className="font-semibold text-muted text-sm">
          Aperçu sur votre site
        </p>
        {/* A fixed height next to the list: fields do not move while someone types. */}
        <div
          role="group"
          aria-labelledby={PREVIEW}
          tabIndex={0}
          className="rounded-card md:h-52 md:overflow-y-auto"
        >
          <PublicCard
            kind={kind}
            texts={texts}
            picture={photo.url ?? (texts.removePhoto === undefined ? stored : null)}
          />
        </div>
      </section>
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
          <div
            data-save-bar="open"
            className="sticky bottom-0 z-1 -mx-5 -mb-5 flex flex-wrap gap-3 rounded-b-card border-hairline border-t bg-surface px-5 py-3 max-md:order-2"
          >
            <p
              role="status"
              className={clsx('w-full text-sm', isDirty ? 'font-medium text-late' : 'text-muted')}
            >
              {isDirty ? 'Modifications non enregistrées' : entry ? 'Aucune modification' : REQUIRED}
            </p>
            <SubmitButton className="flex-1">
              {busy ? 'Enregistrement…' : entry ? 'Enregistrer' : 'Ajouter'}
            </SubmitButton>
            <Button type="reset" look="secondary" onClick={onCancel} busy={busy}>
              Annuler
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

const PREVIEW = 'entry-preview-title'
const REQUIRED = 'Obligatoire, sauf mention «\u00a0facultatif\u00a0».'

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
