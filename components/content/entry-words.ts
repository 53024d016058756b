import type { Entries, EntryKind } from '@/lib/domain/content/schema'

export type AnyEntry = Entries[EntryKind]

/** Before a vowel « de » loses its own; before y only when the y sounds as one. */
const ELIDED = /^([aeiouâàäéèêëîïôöùûüœæ]|y[^aeiouâàäéèêëîïôöùûü])/i
const of = (name: string) => (ELIDED.test(name) ? `d’${name}` : `de ${name}`)

/** What an entry's row is headed with. */
export function entryName(entry: AnyEntry): string {
  if ('customerName' in entry) return entry.customerName
  return 'title' in entry ? entry.title : entry.name
}

/** An entry in words: « Avis de Léa », « Fiche d’Élise », « Événement Marché de Noël ». */
export function entryLabel(entry: AnyEntry): string {
  if ('customerName' in entry) return `Avis ${of(entry.customerName)}`
  return 'title' in entry ? `Événement ${entry.title}` : `Fiche ${of(entry.name)}`
}

/** What the form is headed with while it changes an entry: « Modifier l’avis de Léa ». */
export function editTitle(entry: AnyEntry): string {
  if ('customerName' in entry) return `Modifier l’avis ${of(entry.customerName)}`
  return 'title' in entry
    ? `Modifier l’événement «\u00a0${entry.title}\u00a0»`
    : `Modifier la fiche ${of(entry.name)}`
}

/** The text that visitors read; a staff member may have none. */
export function entryText(entry: AnyEntry): string | null {
  return 'content' in entry ? entry.content : entry.description
}
