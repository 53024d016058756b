type Form = Pick<Intl.DateTimeFormatOptions, 'month' | 'year'>

const MONTH: Form = { month: 'long' }
const WHOLE: Form = { month: 'long', year: 'numeric' }

/** A calendar date in French: the first of a month is « 1er ». */
const formatDate = (date: string, form: Form) =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', timeZone: 'UTC', ...form })
    .format(new Date(date))
    .replace(/^1(?!\d)/, '1er')

/** The first and last day of an event, with a shared month or year written once; each with its ISO date. */
export function eventDays(start: string, end: string | null): { text: string; date: string }[] {
  if (!end || end === start) return [{ text: formatDate(start, WHOLE), date: start }]
  const sameYear = start.slice(0, 4) === end.slice(0, 4)
  const first = start.slice(0, 7) === end.slice(0, 7) ? {} : sameYear ? MONTH : WHOLE
  return [
    { text: formatDate(start, first), date: start },
    { text: formatDate(end, WHOLE), date: end },
  ]
}
