'use client'

import type { EntryChange } from '@/components/content/entry-changes'
import { EntryList } from '@/components/content/entry-list'
import type { AnyEntry } from '@/components/content/entry-words'
import type { EntryKind } from '@/lib/domain/content/schema'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { deleteEntryAction, moveEntryAction, showEntryAction } from './actions'

const ACTIONS = { move: moveEntryAction, show: showEntryAction, delete: deleteEntryAction }

type Props = { kind: EntryKind; title: string; websiteId: number; entries: AnyEntry[] }

/** The list of a tab's entries and the form that adds to it. */
export function EntryTab({ kind, title, websiteId, entries }: Props) {
  async function change({ to, ...rest }: EntryChange): Promise<string | undefined> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ kind, websiteId, ...rest })) form.set(name, String(value))
    const { status, message } = await ACTIONS[to](EMPTY_FORM, form)
    return status === 'error' ? message : undefined
  }

  return <EntryList {...{ kind, title, entries, change }} />
}
