const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

/** An instant, in French. */
export function when(instant: string): string {
  return `<time datetime="${instant}">${format.format(new Date(instant))}</time>`
}
