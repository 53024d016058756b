const format = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month, `YYYY-MM`: « novembre 2026 ». */
export const longMonth = (month: string): string => format.format(new Date(`${month}-15T00:00:00Z`))
