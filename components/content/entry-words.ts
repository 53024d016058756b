import type { Entries, EntryKind } from '@/lib/domain/content/schema'
import { withDe } from '@/lib/domain/elision'

export type AnyEntry = Entries[EntryKind]

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
