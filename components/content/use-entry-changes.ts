'use client'

import { useListChanges } from '../ui/use-list-changes'
import { announce, applyChange, changeToast, type EntryChange, undoOf } from './entry-changes'
import type { AnyEntry } from './entry-words'

export type ChangeEntry = (change: EntryChange) => Promise<string | undefined>

/** A website's entries with pending changes applied. */
export const useEntryChanges = (entries: AnyEntry[], change: ChangeEntry) =>
  useListChanges(entries, { apply: applyChange, announce, toast: changeToast, undo: undoOf, change })
