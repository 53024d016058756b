import { MARK } from './mark-shapes'

/** The house as a small mark next to the agency's name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${MARK.size} ${MARK.size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={MARK.stroke}
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path className="fill-surface" d={MARK.walls} />
      <path className="fill-highlight" d={MARK.window} strokeWidth={MARK.windowStroke} />
      <path className="fill-brand" d={MARK.roof} />
    </svg>
  )
}
