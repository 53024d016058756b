const DAY = 86_400_000

/** So many days ago, at the given Paris-like hour; sample data never looks old. */
export function daysAgo(days: number, hour = 10, minute = 0): Date {
  const date = new Date(Date.now() - days * DAY)
  date.setUTCHours(hour - 1, minute, 0, 0)
  return date.getTime() < Date.now() ? date : new Date(date.getTime() - DAY)
}

/** The calendar date in so many days, `YYYY-MM-DD`. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
}
