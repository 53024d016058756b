'use client'

import { useRef, useState } from 'react'
import type { EntryKind } from '@/lib/domain/content/schema'
import { EmptyState } from '../ui/empty-state'
import type { Failure } from '../ui/use-list-changes'
import type { Deletion } from './delete-entry-button'
import type { EntryChange } from './entry-changes'
import { changeFailed } from './entry-errors'
import { EntryRow, rowId } from './entry-row'
import type { AnyEntry } from './entry-words'
import { SiteError } from './site-error'
import { type ChangeEntry, useEntryChanges } from './use-entry-changes'
import type { Unsaved } from './use-entry-drafts'

const EMPTY: Record<EntryKind, string> = {
  testimonials:
    'Aucun avis pour l’instant. Ajoutez la parole d’un client satisfait : elle rassure les suivants.',
  events: 'Aucun événement pour l’instant. Ajoutez le prochain : vos visiteurs sauront quand venir.',
  staff: 'Personne dans l’équipe pour l’instant. Ajoutez un visage : on aime savoir à qui l’on parle.',
}

export const LIST_TITLE = 'entry-list-title'

type Props = {
  kind: EntryKind
  title: string
  entries: AnyEntry[]
  change: ChangeEntry
  /** Deletes an entry while no script runs. */
  deletion: (id: number) => Deletion
  unsaved: (id: number) => Unsaved | null
  onEdit: (entry: AnyEntry) => void
}

/** A website's testimonials, staff or events in their order, each with what its owner may do. */
export function EntryList({ kind, title, entries, change, deletion, unsaved, onEdit }: Props) {
  const { shown, failure, news, run } = useEntryChanges(entries, change)
  // Kept here, so that a row whose deletion is taken back is as open as it was.
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLOListElement>(null)

  function toggle(id: number, isOpen: boolean) {
    setOpen((known) => new Set(isOpen ? [...known, id] : [...known].filter((one) => one !== id)))
  }

  return (
    <section aria-labelledby={LIST_TITLE} className="flex min-w-0 flex-col gap-4">
      <h2 id={LIST_TITLE} tabIndex={-1} className="text-2xl">
        {title}
        {shown.length > 0 && (
          <span className="ml-2 font-normal font-text text-base text-muted tracking-normal">
            {shown.length}
          </span>
        )}
      </h2>
      <p role="status" className="sr-only">
        {news}
      </p>
      {shown.length === 0 && <EmptyState sentence={EMPTY[kind]} />}
      {failure && !shown.some(({ id }) => id === failure.change.id) && (
        <ChangeError kind={kind} failure={failure} />
      )}
      <ol ref={list} className="flex flex-col gap-3">
        {shown.map((entry, index) => (
          <li key={entry.id} className="flex flex-col gap-2">
            <EntryRow
              entry={entry}
              count={shown.length}
              unsaved={unsaved(entry.id)}
              isOpen={open.has(entry.id)}
              onToggle={(isOpen) => toggle(entry.id, isOpen)}
              onChange={(one, focus) => {
                if (one.to === 'delete') ignoreSecondTap(list.current)
                run(entry, one, focus)
              }}
              onEdit={() => onEdit(entry)}
              afterDelete={neighbour(shown, index)}
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

/** A second tap on a row's 'Oui' would hit what moves up into its place. */
function ignoreSecondTap(list: HTMLElement | null) {
  if (!list) return
  list.style.pointerEvents = 'none'
  setTimeout(() => list.style.removeProperty('pointer-events'), SECOND_TAP)
}

/** The row behind a deleted one, else the one before it, else the list's heading. */
function neighbour(entries: AnyEntry[], index: number): string {
  const next = entries[index + 1] ?? entries[index - 1]
  return next ? rowId(next) : LIST_TITLE
}

const ChangeError = ({ kind, failure }: { kind: EntryKind; failure: Failure<EntryChange> }) => (
  <SiteError text={changeFailed(kind, failure.change)} reason={failure.reason} />
)
