import type { Month } from './calendar'

const format = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** « octobre 2026 », which never wraps. */
export const frenchMonth = (month: Month): string =>
  format.format(new Date(`${month}-01T12:00:00Z`)).replace(/\s/g, '\u00a0')
