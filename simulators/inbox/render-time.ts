const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

/** A `time` element with an instant in French. */
export function renderTime(instant: string): string {
  return `<time datetime="${instant}">${format.format(new Date(instant))}</time>`
}
