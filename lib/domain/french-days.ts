import type { Day, Period } from './calendar'

const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

const write = (formatter: Intl.DateTimeFormat, day: Day) =>
  formatter
    .format(new Date(`${day}T12:00:00Z`))
    .replace(/^1\s/, '1er ')
    .replace(/\s/g, '\u00a0')

/** « 1er mars 2027 », « 15 novembre 2026 », which never wraps. */
export const frenchDay = (day: Day): string => write(format, day)

export const frenchPeriod = ({ first, last }: Period): string =>
  `du ${frenchDay(first)} au ${frenchDay(last)}`

const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** « 27 novembre », with its year if it is not today's. */
export const nearDay = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? write(short, day) : frenchDay(day)
