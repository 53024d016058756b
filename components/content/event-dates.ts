const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const full = new Intl.DateTimeFormat('fr-FR', day)
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayOnly = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', timeZone: 'UTC' })
const withWeekday = new Intl.DateTimeFormat('fr-FR', { ...day, weekday: 'long' })

/** A calendar date has no hour, so it is read as it stands: no time zone may push it to the day before. */
const written = (format: Intl.DateTimeFormat, date: string) =>
  format
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/(^|\s)1(\s|$)/, (_, before, after) => `${before}1er${after && '\u00a0'}`)

/** The first day of several leaves out what the last one says. */
function first(start: string, end: string): string {
  if (start.slice(0, 4) !== end.slice(0, 4)) return written(full, start)
  return written(start.slice(0, 7) === end.slice(0, 7) ? dayOnly : dayAndMonth, start)
}

type Dates = { eventDate: string; endDate: string | null }

/** For the owner: « vendredi 3 mai 2030 », or « du 3 au 5 mai 2030 » for an event of several days. */
export const eventDates = ({ eventDate, endDate }: Dates): string =>
  !endDate || endDate === eventDate
    ? written(withWeekday, eventDate)
    : `du ${first(eventDate, endDate)} au ${written(full, endDate)}`

/** As visitors read them in the embed: « 3 mai 2030 », « Du 3 au 5 mai 2030 ». */
export const publicDates = ({ eventDate, endDate }: Dates): string =>
  !endDate || endDate === eventDate
    ? written(full, eventDate)
    : `Du ${first(eventDate, endDate)} au ${written(full, endDate)}`
