import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Fields of a FilterBar: collapsed into one line on a phone, so that the list is visible; inline on wider screens. */
export const MoreFilters = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen} className="more-filters">
    <summary className="text-link list-none gap-1 max-sm:min-h-11 [&::-webkit-details-marker]:hidden">
      Autres critères
      <ChevronDown aria-hidden="true" className="size-4" />
    </summary>
    <div className="flex flex-wrap gap-3 max-sm:mt-3 max-sm:*:grow">{children}</div>
  </details>
)

/** Whether the list has filters in addition to the search words. */
export const hasMoreFilters = (filter: object, words = 'search'): boolean =>
  Object.entries(filter).some(([name, value]) => name !== words && value !== undefined)
