import { useRef } from 'react'
import type { EntryChange } from '@/components/content/entry-changes'
import type { EntryKind } from '@/lib/domain/content/schema'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { deleteEntryAction, moveEntryAction, restoreEntryAction, showEntryAction } from './actions'

const ACTIONS = {
  move: moveEntryAction,
  show: showEntryAction,
  delete: deleteEntryAction,
  restore: restoreEntryAction,
}

type List = { kind: EntryKind; websiteId: number; onDeleted: (id: number) => void }

/** Saves a change of a list; returns the reason of a refusal. A deletion can be taken back while its toast offers it. */
export function useEntryChange({ kind, websiteId, onDeleted }: List) {
  /** The undo token of each deletion. */
  const deleted = useRef(new Map<number, string>())

  return async ({ to, ...rest }: EntryChange): Promise<string | undefined> => {
    const sent = { kind, websiteId, ...(to === 'restore' ? { deleted: deleted.current.get(rest.id) } : rest) }
    const form = new FormData()
    for (const [name, value] of Object.entries(sent)) form.set(name, String(value))
    const { status, message, values } = await ACTIONS[to](EMPTY_FORM, form)
    if (status === 'error') return message
    if (to === 'delete') {
      if (values.deleted) deleted.current.set(rest.id, values.deleted)
      onDeleted(rest.id)
    }
    return undefined
  }
}
