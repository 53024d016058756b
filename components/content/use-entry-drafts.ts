'use client'

import { readDraft, saveDraft, useDraft } from '../ui/forms/drafts'
import type { EntryTexts } from './entry-texts'
import { rowId } from './entry-words'

/** The unsaved input in the form of an entry. */
type EntryDraft = {
  texts?: EntryTexts | undefined
  photo?: File | undefined
  /** The entry's state when the input started. */
  opened?: Opened | undefined
}
export type Unsaved = 'texts' | 'photo'
export type Opened = { version: string; texts: EntryTexts }
type Kept = Record<string, EntryDraft>

const keyOf = (id: number | null) => (id === null ? 'new' : rowId({ id }))

/** The latest last. A photo does not outlive a reload. */
const draftsIn = (kept: Kept = {}) => Object.entries(kept).filter(([, { texts, photo }]) => texts || photo)

/** A person's drafts in one list, by the entry that they change; null is the entry to be added. */
export function useEntryDrafts(list: string) {
  const shown = useDraft<Kept>(list)
  // Uploads end after the render that started them, so these read the latest stored drafts.
  const read = () => draftsIn(readDraft<Kept>(list))

  function keep(id: number | null, draft: EntryDraft) {
    const others = read().filter(([key]) => key !== keyOf(id))
    const all = draft.texts || draft.photo ? [...others, [keyOf(id), draft] as const] : others
    saveDraft<Kept>(list, all.length > 0 ? Object.fromEntries(all) : undefined)
  }

  return {
    /** The unsaved parts of an entry: its texts, or only its photo, when all else is saved. */
    unsaved(id: number | null): Unsaved | null {
      const draft = draftsIn(shown).find(([key]) => key === keyOf(id))?.[1]
      if (!draft) return null
      return draft.texts ? 'texts' : 'photo'
    },
    find: (id: number | null) => read().find(([key]) => key === keyOf(id))?.[1],
    keep,
    forget: (id: number | null) => keep(id, {}),
    /** Which of these was edited last. */
    latest(ids: (number | null)[]): number | null | undefined {
      const latest = read().findLast(([key]) => ids.some((id) => keyOf(id) === key))?.[0]
      return ids.find((id) => keyOf(id) === latest)
    },
  }
}

export type EntryDrafts = ReturnType<typeof useEntryDrafts>
