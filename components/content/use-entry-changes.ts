'use client'

import { useListChanges } from '../ui/use-list-changes'
import { announce, announceDeletion, applyChange, type EntryChange } from './entry-changes'
import type { AnyEntry } from './entry-words'

export type ChangeEntry = (change: EntryChange) => Promise<string | undefined>

/** A website's entries with the changes that are being saved. */
export const useEntryChanges = (entries: AnyEntry[], change: ChangeEntry) =>
  useListChanges(entries, { apply: applyChange, announce, toast: announceDeletion, change })
