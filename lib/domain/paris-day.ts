import type { Day } from './calendar'

// The Swedish locale writes a date as YYYY-MM-DD.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** The current day in Paris. In a module of its own, because browsers load it without Temporal. */
export const parisDay = (at: Date): Day => calendar.format(at) as Day
