const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** A day or an instant as the French write it, in Paris. */
export function LongDate({ value, className }: { value: string; className?: string }) {
  return (
    <time dateTime={value} className={className}>
      {long.format(new Date(value))}
    </time>
  )
}
