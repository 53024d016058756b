/** Marks unread items, visually and for screen readers. */
export const UnreadDot = ({ label }: { label: string }) => (
  <>
    <span
      aria-hidden="true"
      className="mr-2 inline-block size-2.5 rounded-full bg-accent-ring align-baseline forced-colors:bg-[Highlight]"
    />
    <span className="sr-only">{label} : </span>
  </>
)
