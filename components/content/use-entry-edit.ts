import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { entryVersion } from '@/lib/domain/content/policy'
import type { EntryKind } from '@/lib/domain/content/schema'
import type { FormState } from '@/lib/domain/forms/schema'
import { useGuardedAction } from '../ui/forms/use-guarded-action'
import { useHydrated } from '../ui/layout/use-hydrated'
import { type EntryTexts, isSame, mergedTexts, storedTexts, textsIn } from './entry-texts'
import type { AnyEntry } from './entry-words'
import type { EntryDrafts, Opened } from './use-entry-drafts'
import { useEntryPhoto } from './use-entry-photo'

export type EntryEdit = {
  kind: EntryKind
  /** The entry to change; adds one when omitted. */
  entry?: AnyEntry | undefined
  /** Restores earlier input into the form, and stores each change until it is saved. */
  drafts: EntryDrafts
  /** Returns the saved entry's id as the value `id`. */
  save: (previous: FormState, form: FormData) => Promise<FormState>
  onSaved: (id: number) => void
}

/** The input of the form of an entry: resumed from a draft, merged with concurrent changes, and sent, then its photo. */
export function useEntryEdit({ kind, entry, drafts, save, onSaved }: EntryEdit) {
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
  const isOutdated = state.issues.version !== undefined
  // After a submit, an absent checkbox means a cleared one.
  const typed = state.status === 'error' ? state.values : (draft?.texts ?? saved)
  // The concurrent changes have been shown, or there are none except by the row's switch.
  const isUpToDate =
    isOutdated || (begun && isSame(kind, { ...begun.texts, active: '' }, { ...saved, active: '' }))
  const isSending = photo.entryId !== null

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

  return {
    ...{ form, state, submit, busy, hydrated, photo, saved, texts, isOutdated, isSending, keep },
    /** The initial values of the fields. */
    start: isOutdated && begun ? mergedTexts(kind, { opened: begun.texts, typed, stored: saved }) : typed,
    version: entry && (isUpToDate ? entryVersion(entry) : begun?.version),
    isResumed: draft !== undefined,
    isDirty: !isSending && (photo.file !== null || !isSame(kind, texts, saved)),
  }
}
