import type { AnyEntry } from './entry-words'
import { entryLabel, withParticiple } from './entry-words'

/** What a row's buttons do. */
export type EntryChange = { id: number } & (
  | { to: 'move'; position: number }
  | { to: 'show'; active: boolean }
  | { to: 'delete' }
)

/** The list as it will be once the change is saved. Positions stay 1…n. */
export function applyChange(entries: AnyEntry[], change: EntryChange): AnyEntry[] {
  const entry = entries.find(({ id }) => id === change.id)
  if (!entry) return entries
  if (change.to === 'show')
    return entries.map((one) => (one === entry ? { ...one, active: change.active } : one))
  const others = entries.filter((one) => one !== entry)
  const list = change.to === 'move' ? others.toSpliced(change.position - 1, 0, entry) : others
  return list.map((one, index) => ({ ...one, position: index + 1 }))
}

/** What a screen reader announces after a change; a deletion only when it has succeeded. */
export function announce(entry: AnyEntry, change: EntryChange, count: number): string {
  const label = entryLabel(entry)
  if (change.to === 'move') return `${label}, position ${change.position} sur ${count}`
  if (change.to === 'show') return `${label} : ${change.active ? 'visible' : 'caché'}`
  return ''
}

export const announceDeletion = (entry: AnyEntry, { to }: EntryChange): string | undefined =>
  to === 'delete' ? withParticiple(entryLabel(entry), 'supprimé') : undefined
