'use client'

import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { EntryForm, FORM_TITLE } from '@/components/content/entry-form'
import { EntryList, LIST_TITLE } from '@/components/content/entry-list'
import { type AnyEntry, rowId } from '@/components/content/entry-words'
import { useEntryDrafts } from '@/components/content/use-entry-drafts'
import { type View, ViewSwitch } from '@/components/content/view-switch'
import { showToast } from '@/components/ui/overlays/toast'
import type { Day } from '@/lib/domain/calendar'
import type { EntryKind } from '@/lib/domain/content/schema'
import { deleteEntryAction, saveEntryAction } from './actions'
import { editedInAddress, keepInAddress } from './edited-in-address'
import { useEntryChange } from './use-entry-change'
import { useFocusOnceShown } from './use-focus-once-shown'

const SAVED: Record<EntryKind, string> = {
  testimonials: 'Avis enregistré',
  staff: 'Fiche enregistrée',
  events: 'Événement enregistré',
}

type Props = {
  kind: EntryKind
  title: string
  websiteId: number
  entries: AnyEntry[]
  /** The person's id: drafts are per person. */
  me: number
  /** The tab's name in the URL; `search`: the search words in it. */
  tab: string
  search: string
  today: Day
}
/** `round` counts the started forms, so that each starts empty. */
type Work = { view: View; editing: number | null; round: number }

/** The list of a tab's entries and the form to add one, side by side if there is room. */
export function EntryTab({ kind, title, websiteId, entries, me, ...list }: Props) {
  const [{ view, editing, round }, setWork] = useState<Work>({ view: 'list', editing: null, round: 0 })
  const entry = entries.find(({ id }) => id === editing)
  const drafts = useEntryDrafts(`ostal-${kind}-${websiteId}-${me}`)

  const resume = useEffectEvent(() => {
    const latest = drafts.latest([null, ...entries.map(({ id }) => id)])
    const wished = editedInAddress()
    if (latest !== undefined) begin('form', latest)
    else if (entries.some(({ id }) => id === wished)) begin('form', wished)
  })
  useEffect(() => resume(), [])
  // After `resume` has read the initial URL.
  useEffect(() => keepInAddress(editing), [editing])

  const focusOnceShown = useFocusOnceShown()

  /** `focus`: ids of elements to focus; the last focusable one keeps the focus. */
  function begin(next: View, id: number | null, ...focus: string[]) {
    focusOnceShown(focus)
    setWork((known) => ({ view: next, editing: id, round: known.round + 1 }))
  }

  const change = useEntryChange({
    ...{ kind, websiteId },
    onDeleted(id) {
      drafts.forget(id)
      if (editing === id) begin(view, null)
    },
  })

  function saved(id: number) {
    begin('list', null, rowId({ id }))
    showToast({ text: SAVED[kind], action: { label: 'Voir', href: `/apercu/${websiteId}` } })
  }

  function cancel() {
    drafts.forget(editing)
    begin('list', null, ...(entry ? [rowId(entry)] : [LIST_TITLE, FORM_TITLE]))
  }

  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <ViewSwitch
        view={view}
        isEditing={entry !== undefined}
        onChange={(next) => setWork((known) => ({ ...known, view: next }))}
      />
      <div className={clsx('min-w-0', view === 'form' && 'max-md:hidden')}>
        <EntryList
          {...{ kind, title, entries, change, ...list }}
          edited={entry?.id ?? null}
          onAdd={() => begin('form', null, FORM_TITLE)}
          deletion={(id) => ({ action: deleteEntryAction, fields: { kind, websiteId, id } })}
          unsaved={(id) => drafts.unsaved(id)}
          onEdit={(one) => begin('form', one.id, FORM_TITLE)}
        />
      </div>
      <div className={clsx('min-w-0 md:sticky md:top-6', view === 'list' && 'max-md:hidden')}>
        <EntryForm
          key={round}
          {...{ kind, websiteId, entry, drafts }}
          save={saveEntryAction}
          onSaved={saved}
          onCancel={cancel}
        />
      </div>
    </div>
  )
}
