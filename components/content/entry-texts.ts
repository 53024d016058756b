import type { EntryKind } from '@/lib/domain/content/schema'
import { ENTRY_FIELDS } from './entry-fields'
import type { AnyEntry } from './entry-words'

/** What a form holds, by its fields' names; a box that is not ticked is not there. */
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

/** Whether both hold the same; line ends change on their way to the server. */
export const isSame = (kind: EntryKind, one: EntryTexts, other: EntryTexts): boolean =>
  namesOf(kind).every((name) => oneEnding(one[name]) === oneEnding(other[name]))

const oneEnding = (text = '') => text.replace(/\r\n?/g, '\n')

/** What to go on with when an entry changed while it was edited: one's own changes, and the others' where one made none. */
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
