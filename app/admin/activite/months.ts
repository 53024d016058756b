const inParis = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
})
const short = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' })

/** The last months in Paris up to this one, `YYYY-MM`, oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 1] = inParis.format(now).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(year, month - count + index, 1))
    return at.toISOString().slice(0, 7)
  })
}

/** « nov. » */
export const monthName = (month: string): string => short.format(new Date(`${month}-15T00:00:00Z`))
