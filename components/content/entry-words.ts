import type { Entries, EntryKind } from '@/lib/domain/content/schema'
import { withDe } from '@/lib/domain/elision'
import { eventDates } from '../ui/dates/dates'

export type AnyEntry = Entries[EntryKind]

/** The id of an entry's row in the page. */
export const rowId = ({ id }: Pick<AnyEntry, 'id'>) => `entry-${id}`

/** The heading of an entry's row. */
export function entryName(entry: AnyEntry): string {
  if ('customerName' in entry) return entry.customerName
  return 'title' in entry ? entry.title : entry.name
}

/** An entry in words: « Avis de Léa », « Fiche d’Élise », « Événement Marché de Noël ». */
export function entryLabel(entry: AnyEntry): string {
  if ('customerName' in entry) return `Avis ${withDe(entry.customerName)}`
  return 'title' in entry ? `Événement ${entry.title}` : `Fiche ${withDe(entry.name)}`
}

/** « Avis de Léa supprimé », « Fiche d’Élise supprimée ». */
export const withParticiple = (label: string, participle: string) =>
  `${label} ${participle}${label.startsWith('Fiche') ? 'e' : ''}`

/** The form's heading while it edits an entry: « Modifier l’avis de Léa ». */
export function editTitle(entry: AnyEntry): string {
  if ('customerName' in entry) return `Modifier l’avis ${withDe(entry.customerName)}`
  return 'title' in entry
    ? `Modifier l’événement «\u00a0${entry.title}\u00a0»`
    : `Modifier la fiche ${withDe(entry.name)}`
}

/** The text that visitors read; a staff member may have none. */
export function entryText(entry: AnyEntry): string | null {
  return 'content' in entry ? entry.content : entry.description
}

/** The text after the name: a person's role, an event's days. */
export const entryRole = (entry: AnyEntry): string =>
  'customerRole' in entry ? entry.customerRole : 'title' in entry ? eventDates(entry) : entry.role

/** Whether an event is over on the given day. */
export const isPast = (entry: AnyEntry, today: string): boolean =>
  'title' in entry && (entry.endDate ?? entry.eventDate) < today

/** The entries that contain all search words, ignoring case and accents. */
export function findEntries(entries: AnyEntry[], search: string): AnyEntry[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const text = plain([entryName(entry), entryRole(entry), entryText(entry)].join(' '))
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
