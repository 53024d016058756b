import type { AnyEntry } from './entry-words'
import { entryLabel, rowId, withParticiple } from './entry-words'

/** A change made by a row's buttons. */
export type EntryChange = { id: number } & (
  | { to: 'move'; position: number }
  | { to: 'show'; active: boolean }
  | { to: 'delete' }
  /** Undoes a deletion; `entry` as it was before. */
  | { to: 'restore'; entry: AnyEntry }
)

/** The list as it will be once the change is saved. Positions stay 1…n. */
export function applyChange(entries: AnyEntry[], change: EntryChange): AnyEntry[] {
  const entry = entries.find(({ id }) => id === change.id)
  if (change.to === 'restore') return entry ? entries : numbered(insert(entries, change.entry))
  if (!entry) return entries
  if (change.to === 'show')
    return entries.map((one) => (one === entry ? { ...one, active: change.active } : one))
  const others = entries.filter((one) => one !== entry)
  return numbered(change.to === 'move' ? insert(others, { ...entry, position: change.position }) : others)
}

const insert = (entries: AnyEntry[], entry: AnyEntry) => entries.toSpliced(entry.position - 1, 0, entry)
const numbered = (entries: AnyEntry[]) => entries.map((one, index) => ({ ...one, position: index + 1 }))

/** What a screen reader announces after a change; a deletion only when it has succeeded. */
export function announce(entry: AnyEntry, change: EntryChange, count: number): string {
  const label = entryLabel(entry)
  if (change.to === 'move') return `${label}, position ${change.position} sur ${count}`
  if (change.to === 'show') return `${label} : ${change.active ? 'visible' : 'caché'}`
  return ''
}

export const announceDeletion = (entry: AnyEntry, { to }: EntryChange): string | undefined =>
  to === 'delete' ? withParticiple(entryLabel(entry), 'supprimé') : undefined

/** The toast after a change. A change back to the entry's own state counts as an undo. */
export function changeToast(entry: AnyEntry, change: EntryChange): string | undefined {
  const label = entryLabel(entry)
  if (change.to === 'move')
    return change.position === entry.position
      ? `${label}\u00a0: déplacement annulé`
      : withParticiple(label, 'déplacé')
  if (change.to === 'show')
    return change.active ? `${label} visible sur le site` : withParticiple(label, 'caché')
  return change.to === 'restore' ? `${label}\u00a0: suppression annulée` : announceDeletion(entry, change)
}

/** The change that undoes one, and the element to focus then. */
export function undoOf(
  entry: AnyEntry,
  change: EntryChange,
): { change: EntryChange; focus: string } | undefined {
  const { id, position, active } = entry
  const focus = rowId(entry)
  if (change.to === 'move' && change.position !== position)
    return { change: { id, to: 'move', position }, focus }
  if (change.to === 'show' && change.active !== active) return { change: { id, to: 'show', active }, focus }
  return change.to === 'delete' ? { change: { id, to: 'restore', entry }, focus } : undefined
}
