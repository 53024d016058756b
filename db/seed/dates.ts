const DAY = 86_400_000

/** A moment so many days ago, at the given hour of Paris winter time, so that sample data stays recent. */
export function daysAgo(days: number, hour = 10, minute = 0): Date {
  const date = new Date(Date.now() - days * DAY)
  date.setUTCHours(hour - 1, minute, 0, 0)
  return date.getTime() < Date.now() ? date : new Date(date.getTime() - DAY)
}

/** The calendar date so many days from now, `YYYY-MM-DD`. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
}
