const LONG = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as people in Paris read it: « 21 novembre 2026 à 14:05 ». */
export function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{LONG.format(at)}</time>
}
