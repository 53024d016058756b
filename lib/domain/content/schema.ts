import { z } from 'zod'
import { calendarDate, optionalText, requiredText } from '../fields'
import type { Page, PositionCursor } from '../paging'

export { PositionCursor } from '../paging'
export { entryVersion } from './policy'

const NAME_MAX = 150
const TEXT_MAX = 5_000

const active = z.boolean({ error: 'La visibilité est vraie ou fausse.' })

export const TestimonialInput = z.object({
  content: requiredText('Le témoignage', TEXT_MAX),
  customerName: requiredText('Le nom du client', NAME_MAX),
  customerRole: requiredText('Le rôle du client', NAME_MAX),
  active,
})

export const StaffMemberInput = z.object({
  name: requiredText('Le nom', NAME_MAX),
  role: requiredText('Le rôle', NAME_MAX),
  description: optionalText('La description', TEXT_MAX)
    .nullable()
    .transform((text) => text || null),
  active,
})

export const EventInput = z.object({
  title: requiredText('Le nom', NAME_MAX),
  description: requiredText('La description', TEXT_MAX),
  eventDate: calendarDate('La date de début'),
  endDate: z
    .literal('')
    .transform(() => null)
    .or(calendarDate('La date de fin').nullable()),
  active,
})

/** The input of a website's owner, by kind. */
export type EntryInputs = {
  testimonials: z.infer<typeof TestimonialInput>
  staff: z.infer<typeof StaffMemberInput>
  events: z.infer<typeof EventInput>
}
export const EntryKind = z.enum(['testimonials', 'staff', 'events'])
export type EntryKind = z.infer<typeof EntryKind>

type Stored = {
  id: number
  websiteId: number
  position: number
  createdAt: Date
  updatedAt: Date
  /** The name of its first picture; null without one. */
  pictureHash: string | null
}
export type Entries = { [Kind in EntryKind]: Stored & EntryInputs[Kind] }

/** A deleted entry: its row, and the pictures that no longer belong to it. */
export type DeletedEntry = {
  kind: EntryKind
  row: Omit<Entries[EntryKind], 'pictureHash'>
  pictureIds: number[]
}

/** One page of a website's entries of a kind. */
export type EntryPage<Kind extends EntryKind> = Page<PositionCursor> & { kind: Kind; websiteId: number }
