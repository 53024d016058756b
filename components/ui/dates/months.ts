const long = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' })

/** A month, `YYYY-MM`: « novembre 2026 ». */
export const longMonth = (month: string): string => long.format(new Date(month))

/** « nov. » */
export const shortMonth = (month: string): string => short.format(new Date(month))
