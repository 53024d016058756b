import { invalidField } from '../errors'

/** Refuses an event that ends before it starts. */
export function requireDatesInOrder(entry: object): void {
  const { eventDate, endDate } = entry as { eventDate?: string; endDate?: string | null }
  if (eventDate && endDate && endDate < eventDate) {
    throw invalidField('endDate', 'La date de fin ne peut pas être avant la date de début.')
  }
}
