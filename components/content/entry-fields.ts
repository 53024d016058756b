import type { EntryInputs, EntryKind } from '@/lib/domain/content/schema'

type Field<Kind extends EntryKind> = {
  name: Exclude<keyof EntryInputs[Kind], 'active'> & string
  label: string
  type: 'text' | 'area' | 'date'
  optional?: boolean
}
export type EntryField = { [Kind in EntryKind]: Field<Kind> }[EntryKind]

/** The form fields of each kind of entry. */
export const ENTRY_FIELDS: { [Kind in EntryKind]: readonly Field<Kind>[] } = {
  testimonials: [
    { name: 'customerName', label: 'Nom du client', type: 'text' },
    { name: 'customerRole', label: 'Rôle du client', type: 'text' },
    { name: 'content', label: 'Témoignage', type: 'area' },
  ],
  staff: [
    { name: 'name', label: 'Nom', type: 'text' },
    { name: 'role', label: 'Rôle', type: 'text' },
    { name: 'description', label: 'Description', type: 'area', optional: true },
  ],
  events: [
    { name: 'title', label: 'Nom', type: 'text' },
    { name: 'description', label: 'Description', type: 'area' },
    { name: 'eventDate', label: 'Date de début', type: 'date' },
    { name: 'endDate', label: 'Date de fin', type: 'date', optional: true },
  ],
}
