'use client'

import { useRef, useState } from 'react'
import type { EntryKind } from '@/lib/domain/content/schema'
import { type Failure, useListChanges } from '../ui/lists/use-list-changes'
import { ChangeError } from './change-error'
import type { Deletion } from './delete-entry-button'
import { EntriesEmpty } from './entries-empty'
import { announce, applyChange, changeToast, type EntryChange, undoOf } from './entry-changes'
import { EntryRow } from './entry-row'
import { EntrySearch } from './entry-search'
import { type AnyEntry, findEntries, isPast, rowId } from './entry-words'
import type { Unsaved } from './use-entry-drafts'

export const LIST_TITLE = 'entry-list-title'

type Props = {
  kind: EntryKind
  title: string
  entries: AnyEntry[]
  change: (change: EntryChange) => Promise<string | undefined>
  /** Deletes an entry while no script runs. */
  deletion: (id: number) => Deletion
  unsaved: (id: number) => Unsaved | null
  /** The entry that the form shows. */
  edited: number | null
  onEdit: (entry: AnyEntry) => void
  onAdd: () => void
  /** The search words in the URL. */
  search: string
  tab: string
  today: string
}

/** A website's testimonials, staff or events in order, each with its owner's actions. */
export function EntryList({ kind, title, entries, change, deletion, ...props }: Props) {
  const { unsaved, edited, onEdit, onAdd, tab, today } = props
  const { shown, failure, news, run } = useListChanges(entries, {
    apply: applyChange,
    announce,
    toast: changeToast,
    undo: undoOf,
    change,
  })
  // Kept here, so that a restored row is as open as before.
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLOListElement>(null)
  const [search, setSearch] = useState(props.search)
  const found = findEntries(shown, search)

  /** A failed undo of a deletion has no row with a retry button. */
  function retryRestore({ change: one }: Failure<EntryChange>) {
    return one.to === 'restore' ? () => run(one.entry, one, rowId(one.entry)) : undefined
  }

  function toggle(id: number, isOpen: boolean) {
    setOpen((known) => new Set(isOpen ? [...known, id] : [...known].filter((one) => one !== id)))
  }

  return (
    <section aria-labelledby={LIST_TITLE} className="flex min-w-0 flex-col gap-4">
      <h2 id={LIST_TITLE} tabIndex={-1} className="text-2xl">
        {title}
        {shown.length > 0 && (
          <span className="ml-2 font-normal font-text text-base text-muted tracking-normal">
            {found.length < shown.length && `${found.length} sur `}
            {shown.length}
          </span>
        )}
      </h2>
      <EntrySearch count={shown.length} search={search} tab={tab} onSearch={setSearch} />
      <p role="status" className="sr-only">
        {news}
      </p>
      {shown.length === 0 && <EntriesEmpty kind={kind} onAdd={onAdd} />}
      {shown.length > 0 && found.length === 0 && (
        <p role="status" className="text-muted">
          Rien ne correspond à «&nbsp;{search}&nbsp;».
        </p>
      )}
      {failure && !shown.some(({ id }) => id === failure.change.id) && (
        <ChangeError kind={kind} failure={failure} onRetry={retryRestore(failure)} />
      )}
      <ol ref={list} className="flex flex-col gap-3">
        {found.map((entry, index) => (
          <li key={entry.id} className="flex flex-col gap-2">
            <EntryRow
              entry={entry}
              count={shown.length}
              unsaved={unsaved(entry.id)}
              isEdited={entry.id === edited}
              isPast={isPast(entry, today)}
              isOpen={open.has(entry.id)}
              onToggle={(isOpen) => toggle(entry.id, isOpen)}
              onChange={(one, focus) => {
                if (one.to === 'delete') ignoreSecondTap(list.current)
                run(entry, one, focus)
              }}
              onEdit={() => onEdit(entry)}
              afterDelete={neighbour(found, index)}
              deletion={deletion(entry.id)}
            />
            {failure?.change.id === entry.id && <ChangeError kind={kind} failure={failure} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Milliseconds within which a second tap follows the first. */
const SECOND_TAP = 400

/** A second tap on a row's 'Oui' would hit the row that moves up. */
function ignoreSecondTap(list: HTMLElement | null) {
  if (!list) return
  list.style.pointerEvents = 'none'
  setTimeout(() => list.style.removeProperty('pointer-events'), SECOND_TAP)
}

/** The row after a deleted one, else the one before it, else the list's heading. */
function neighbour(entries: AnyEntry[], index: number): string {
  const next = entries[index + 1] ?? entries[index - 1]
  return next ? rowId(next) : LIST_TITLE
}
