import type { Ref } from 'react'

/** Where a list is drawn as wide as it would be in the page, to be measured and not seen. */
export const MeasuringHost = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div aria-hidden="true" inert className="invisible relative h-0 overflow-hidden">
    <div ref={ref} />
  </div>
)
