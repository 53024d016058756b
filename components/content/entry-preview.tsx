import type { ComponentProps } from 'react'
import { PublicCard } from './public-card'

const TITLE = 'entry-preview-title'

/** The entry as the website will show it. */
export const EntryPreview = (card: ComponentProps<typeof PublicCard>) => (
  <section aria-labelledby={TITLE} className="flex flex-col gap-2 max-md:order-1">
    <p id={TITLE} className="font-semibold text-muted text-sm">
      Aperçu sur votre site
    </p>
    {/* A fixed height next to the list: fields do not move while someone types. */}
    <div
      role="group"
      aria-labelledby={TITLE}
      tabIndex={0}
      className="rounded-card md:h-52 md:overflow-y-auto"
    >
      <PublicCard {...card} />
    </div>
  </section>
)
