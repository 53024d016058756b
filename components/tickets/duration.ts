const MINUTE = 60_000

/** The duration between two moments: « 12 min », « 3 h 05 », « 4 jours ». */
export function duration(from: Date, to: Date): string {
  const minutes = Math.floor(Math.max(0, to.getTime() - from.getTime()) / MINUTE)
  if (minutes < 1) return 'moins d’une minute'
  if (minutes < 60) return `${minutes}\u00a0min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
  return `${Math.floor(hours / 24)}\u00a0jours`
}
