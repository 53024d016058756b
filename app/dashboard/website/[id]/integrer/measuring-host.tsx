import type { Ref } from 'react'

/** Renders a list invisibly, as wide as in the page, to measure it. */
export const MeasuringHost = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div aria-hidden="true" inert className="invisible relative h-0 overflow-hidden">
    <div ref={ref} />
  </div>
)
