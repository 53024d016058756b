import { parisDay } from '@/lib/domain/paris-day'

const timeZone = 'Europe/Paris'
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone, ...options })

const DAY = { day: 'numeric', month: 'long' } as const
const dayOnly = format({ day: 'numeric' })
const shortMonth = format({ month: 'short' })
const dayAndMonth = format(DAY)
const full = format({ ...DAY, year: 'numeric' })
const weekdayThisYear = format({ ...DAY, weekday: 'long' })
const weekday = format({ ...DAY, weekday: 'long', year: 'numeric' })
const dayAndTime = format({ ...DAY, year: 'numeric', hour: '2-digit', minute: '2-digit' })
const clock = format({ hour: '2-digit', minute: '2-digit' })

/** Formats a date with « 1er » for the first of a month. */
const write = (formatter: Intl.DateTimeFormat, at: Date) =>
  formatter.format(at).replace(/(^|\s)1(\s|$)/, (_, before, after) => `${before}1er${after && '\u00a0'}`)

/** A calendar date, YYYY-MM-DD, has no hour; its noon is on the same day in Paris. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const writeDay = (formatter: Intl.DateTimeFormat, day: string) => write(formatter, noonOf(day))

/** The time of day in Paris, 14:05. */
export const parisClock = (at: Date): string => clock.format(at)

/** The name of a day: « Aujourd’hui », « Hier », « lundi 3 mars », with its year unless it is the current one. */
export function dayLabel(day: string, now: Date): string {
  const today = parisDay(now)
  if (day === today) return 'Aujourd’hui'
  if (day === dayBefore(today)) return 'Hier'
  return writeDay(day.slice(0, 4) === today.slice(0, 4) ? weekdayThisYear : weekday, day)
}

/** By calendar date: not every day has 24 hours. */
function dayBefore(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** The day of a small tile: 21, nov. */
export const eventTile = (day: string) => ({
  day: writeDay(dayOnly, day),
  month: writeDay(shortMonth, day),
})

type EventDates = { eventDate: string; endDate: string | null }

/** For the owner: « vendredi 3 mai 2030 », or « du 3 au 5 mai 2030 » for an event of several days. */
export const eventDates = ({ eventDate, endDate }: EventDates): string =>
  !endDate || endDate === eventDate
    ? writeDay(weekday, eventDate)
    : `du ${firstDay(eventDate, endDate)} au ${writeDay(full, endDate)}`

/** For visitors, as in the embed: « 3 mai 2030 », « Du 3 au 5 mai 2030 ». */
export const publicDates = ({ eventDate, endDate }: EventDates): string =>
  !endDate || endDate === eventDate
    ? writeDay(full, eventDate)
    : `Du ${firstDay(eventDate, endDate)} au ${writeDay(full, endDate)}`

/** The first day, without the month or year that it shares with the last. */
function firstDay(start: string, end: string): string {
  if (start.slice(0, 4) !== end.slice(0, 4)) return writeDay(full, start)
  return writeDay(start.slice(0, 7) === end.slice(0, 7) ? dayOnly : dayAndMonth, start)
}

/** A calendar date: « 21 novembre 2026 ». */
export const longDate = (value: string): string => write(full, new Date(value))

/** An instant: « 21 novembre 2026 à 14:05 ». */
export const longMoment = (at: Date): string => write(dayAndTime, at)

export const LongDate = ({ value, className }: { value: string; className?: string }) => (
  <time dateTime={value} className={className}>
    {longDate(value)}
  </time>
)

export const Moment = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{longMoment(at)}</time>
