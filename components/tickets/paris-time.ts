const timeZone = 'Europe/Paris'
// The Swedish write a date as YYYY-MM-DD.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone })
const clock = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' })
const weekday = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const thisYear = new Intl.DateTimeFormat('fr-FR', weekday)
const otherYear = new Intl.DateTimeFormat('fr-FR', { ...weekday, year: 'numeric' })

/** The calendar day in Paris, YYYY-MM-DD. */
export const parisDay = (at: Date): string => calendar.format(at)

/** The time of day in Paris, 14:05. */
export const parisClock = (at: Date): string => clock.format(at)

/** What people call a day: « Aujourd’hui », « Hier », « lundi 3 mars », with its year when it is not this one. */
export function dayLabel(day: string, now: Date): string {
  const today = parisDay(now)
  if (day === today) return 'Aujourd’hui'
  if (day === dayBefore(today)) return 'Hier'
  const format = day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear
  return format.format(new Date(day)).replace(' 1 ', ' 1er ')
}

/** Counted on the calendar: a day before is not always 24 hours before. */
function dayBefore(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
