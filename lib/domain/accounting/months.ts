/** The month after one, `YYYY-MM`. */
export const nextMonth = (month: string): string => shifted(month, 1)
export const previousMonth = (month: string): string => shifted(month, -1)

function shifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
