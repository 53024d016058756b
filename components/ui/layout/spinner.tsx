/** A loading indicator. The label is for screen readers. */
export function Spinner({ label = 'Chargement…' }: { label?: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-hairline border-t-accent-ring"
      />
      <span className="sr-only">{label}</span>
    </span>
  )
}
