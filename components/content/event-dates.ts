const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const full = new Intl.DateTimeFormat('fr-FR', day)
const withWeekday = new Intl.DateTimeFormat('fr-FR', { ...day, weekday: 'long' })

/** A calendar date has no hour, so it is read as it stands: no time zone may push it to the day before. */
const written = (format: Intl.DateTimeFormat, date: string) =>
  format.format(new Date(`${date}T00:00:00Z`)).replace(/(^|\s)1\s/, '$11er\u00a0')

/** « samedi 3 mai 2030 », or « du 3 mai 2030 au 5 mai 2030 » for an event of several days. */
export function eventDates({ eventDate, endDate }: { eventDate: string; endDate: string | null }): string {
  if (!endDate || endDate === eventDate) return written(withWeekday, eventDate)
  return `du ${written(full, eventDate)} au ${written(full, endDate)}`
}
