'use client'

import { useSyncExternalStore } from 'react'
import { type Draft, draftKeys, findDraft, keepDraft, onDrafts } from './entry-drafts'
import { rowId } from './entry-row'

const NEW = 'new'
const keyOf = (id: number | null) => (id === null ? NEW : rowId({ id }))

/** The drafts of one person in one list, by the entry they would change; null is the entry to be added. */
export function useEntryDrafts(list: string) {
  const keys = useSyncExternalStore(
    onDrafts,
    () => draftKeys(list).join(),
    () => '',
  ).split(',')
  return {
    has: (id: number | null) => keys.includes(keyOf(id)),
    find: (id: number | null) => findDraft(list, keyOf(id)),
    keep: (id: number | null, draft: Draft) => keepDraft(list, keyOf(id), draft),
    forget: (id: number | null) => keepDraft(list, keyOf(id), {}),
    /** Which of these was typed in last. */
    latest(ids: (number | null)[]): number | null | undefined {
      const latest = draftKeys(list).findLast((key) => ids.some((id) => keyOf(id) === key))
      return ids.find((id) => keyOf(id) === latest)
    },
  }
}

export type EntryDrafts = ReturnType<typeof useEntryDrafts>
