/** Ranges of days overdue. */
export const AGES = ['1-30', '31-60', '61-90', '90+'] as const
export type Age = (typeof AGES)[number]

/** The range of a number of overdue days; null for none. */
export function ageOf(lateDays: number): Age | null {
  if (lateDays <= 0) return null
  if (lateDays <= 30) return '1-30'
  if (lateDays <= 60) return '31-60'
  return lateDays <= 90 ? '61-90' : '90+'
}
