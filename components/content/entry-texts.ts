import type { EntryKind } from '@/lib/domain/content/schema'
import { ENTRY_FIELDS } from './entry-fields'
import type { AnyEntry } from './entry-words'

/** A form's values by field name; an unticked checkbox is absent. */
export type EntryTexts = Readonly<Record<string, string>>

const BOXES = ['active', 'removePhoto']
const namesOf = (kind: EntryKind): string[] => [...ENTRY_FIELDS[kind].map(({ name }) => name), ...BOXES]

export function storedTexts(kind: EntryKind, entry: AnyEntry | undefined): EntryTexts {
  const values = Object.entries(entry ?? {})
  const texts = Object.fromEntries(
    values.filter(
      (one): one is [string, string] => typeof one[1] === 'string' && namesOf(kind).includes(one[0]),
    ),
  )
  return { ...texts, ...((entry?.active ?? true) && { active: 'on' }) }
}

export function textsIn(form: HTMLFormElement, kind: EntryKind): EntryTexts {
  const typed = [...new FormData(form)].filter(
    (one): one is [string, string] => typeof one[1] === 'string' && namesOf(kind).includes(one[0]),
  )
  return Object.fromEntries(typed)
}

/** Whether both are equal; ignores line ends, which sending changes. */
export const isSame = (kind: EntryKind, one: EntryTexts, other: EntryTexts): boolean =>
  namesOf(kind).every((name) => oneEnding(one[name]) === oneEnding(other[name]))

const oneEnding = (text = '') => text.replace(/\r\n?/g, '\n')

/** The merged texts of an entry that changed during an edit: the editor's own changes, and the concurrent ones elsewhere. */
export function mergedTexts(
  kind: EntryKind,
  { opened, typed, stored }: { opened: EntryTexts; typed: EntryTexts; stored: EntryTexts },
): EntryTexts {
  const values = namesOf(kind).flatMap((name) => {
    const isOwn = oneEnding(typed[name]) !== oneEnding(opened[name])
    const value = isOwn ? typed[name] : stored[name]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(values)
}

/** The stored text of a field that the form shows differently; undefined where both are the same. */
export const otherText = (name: string, shown: EntryTexts, stored: EntryTexts): string | undefined =>
  oneEnding(shown[name]) === oneEnding(stored[name]) ? undefined : (stored[name] ?? '')
