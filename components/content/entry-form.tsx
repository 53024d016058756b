'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EntryKind } from '@/lib/domain/content/schema'
import type { FormState } from '@/lib/domain/forms/schema'
import { picturePath } from '@/lib/domain/media/schema'
import { Alert } from '../ui/alert'
import { Button } from '../ui/button'
import { CheckboxField } from '../ui/choice-field'
import { FocusFirstFault } from '../ui/focus-first-fault'
import { TextareaField, TextField } from '../ui/text-field'
import { useGuardedAction } from '../ui/use-guarded-action'
import { useHydrated } from '../ui/use-hydrated'
import { SAVE_FAILED } from './entry-errors'
import { ENTRY_FIELDS, type EntryField } from './entry-fields'
import { EntryPhotoField } from './entry-photo-field'
import { type EntryTexts, isSame, storedTexts, textsIn } from './entry-texts'
import { type AnyEntry, editTitle } from './entry-words'
import { PhotoProgress } from './photo-progress'
import { PublicCard } from './public-card'
import { SiteError } from './site-error'
import type { EntryDrafts } from './use-entry-drafts'
import { useEntryPhoto } from './use-entry-photo'

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
  /** What was typed before stands in the form again, and each change is kept until it is saved. */
  drafts: EntryDrafts
  /** Answers the saved entry's id as the value `id`. */
  save: (previous: FormState, form: FormData) => Promise<FormState>
  onSaved: (id: number) => void
  /** 'Annuler': the owner of this form draws it anew. */
  onCancel: () => void
}

export const FORM_TITLE = 'entry-form-title'

/** Adds an entry, or changes one, and shows how visitors will see it. Its photo is sent once the entry is saved. */
export function EntryForm({ kind, websiteId, entry, drafts, save, onSaved, onCancel }: Props) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const saved = storedTexts(kind, entry)
  const [draft] = useState(() => (hydrated ? drafts.find(entry?.id ?? null) : undefined))
  const [texts, setTexts] = useState<EntryTexts>(draft?.texts ?? saved)
  const photo = useEntryPhoto({ kind, drafts, chosen: draft?.photo, onFinished: onSaved })
  const [state, submit, busy] = useGuardedAction(save, UNREACHABLE, ({ values }) => {
    const id = Number(values.id)
    drafts.forget(entry?.id ?? null)
    if (photo.file) photo.send(photo.file, id)
    else onSaved(id)
  })
  const isSending = photo.entryId !== null
  const stored = entry?.pictureHash ? picturePath(entry.pictureHash) : null
  const failed = state.status === 'error' && Object.keys(state.issues).length === 0
  // Once something was sent, an absent checkbox is one that was cleared.
  const start = state.status === 'error' ? state.values : (draft?.texts ?? saved)

  function keep(typed: EntryTexts, file: File | null) {
    setTexts(typed)
    const changed = isSame(kind, typed, saved) ? undefined : typed
    drafts.keep(entry?.id ?? null, { texts: changed, photo: file ?? undefined })
  }

  // What was typed before the page's script had taken over.
  const [wasServed] = useState(!hydrated)
  const keepEarly = useEffectEvent(() => {
    const typed = wasServed && form.current && textsIn(form.current, kind)
    if (typed && !isSame(kind, typed, texts)) keep(typed, null)
  })
  useEffect(() => keepEarly(), [])

  return (
    <div className="flex flex-col gap-6">
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
        <h2 id={FORM_TITLE} tabIndex={-1} className="break-words text-lg">
          {entry ? editTitle(entry) : ADD_TITLES[kind]}
        </h2>
        {draft && !isSending && (
          <p className="text-muted text-sm">Votre brouillon est repris. « Annuler » l’efface.</p>
        )}
        {failed && <SiteError text={SAVE_FAILED[kind]} reason={state.message} />}
        {!hydrated && state.status === 'done' && <Alert look="success">Enregistré.</Alert>}
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
                // What is typed while it is saved would be lost with the form.
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
              // The row's switch changes it too.
              key={String(entry?.active)}
              name="active"
              label="Visible sur le site"
              defaultChecked={start.active !== undefined}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" disabled={busy} className="flex-1">
                {busy ? 'Enregistrement…' : entry ? 'Enregistrer' : 'Ajouter'}
              </Button>
              <Button type="reset" look="secondary" onClick={onCancel} disabled={busy}>
                Annuler
              </Button>
            </div>
          </>
        )}
      </form>
      <section aria-labelledby={PREVIEW} className="flex flex-col gap-2">
        <h2 id={PREVIEW} className="font-semibold font-text text-muted text-sm tracking-normal">
          Aperçu sur votre site
        </h2>
        <PublicCard
          kind={kind}
          texts={texts}
          picture={photo.url ?? (texts.removePhoto === undefined ? stored : null)}
        />
      </section>
    </div>
  )
}

const PREVIEW = 'entry-preview-title'

type FieldProps = { field: EntryField; value: string; issue: string | undefined; readOnly: boolean }

function FieldOf({ field: { name, label, type, optional = false }, value, issue, readOnly }: FieldProps) {
  const common = { name, label, optional, issue, readOnly, required: !optional, defaultValue: value }
  return type === 'area' ? (
    <TextareaField {...common} rows={4} />
  ) : (
    <TextField {...common} type={type} autoComplete="off" />
  )
}
