import type { EntryKind } from '@/lib/domain/content/schema'
import type { EntryChange } from './entry-changes'

/** The error texts as worded in the specification, in English. */
export const LOAD_FAILED: Record<EntryKind, string> = {
  testimonials: 'Failed to load testimonials',
  staff: 'Failed to load staff',
  events: 'Failed to load events',
}

export const SAVE_FAILED: Record<EntryKind, string> = {
  testimonials: 'Failed to create/update testimonial',
  staff: 'Failed to create/update staff member',
  events: 'Failed to create/update event',
}

export function changeFailed(kind: EntryKind, { to }: EntryChange): string {
  if (to === 'move') return 'Failed to change order'
  if (to === 'show') return 'Failed to update visibility'
  if (to === 'restore') return 'Failed to restore entry'
  return kind === 'staff' ? 'Failed to delete staff member' : 'Failed to delete entry'
}
