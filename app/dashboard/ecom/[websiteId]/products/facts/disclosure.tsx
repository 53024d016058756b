import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'

type Props = {
  title: string
  /** The number of its legally required facts that the product lacks. */
  missing?: number
  /** Whether one of its fields was refused and must be visible. */
  isRefused: boolean
  children: ReactNode
}

/** A part of the product's form that a simple product does not need. */
export const Disclosure = ({ title, missing = 0, isRefused, children }: Props) => (
  <details
    {...(isRefused && { open: true })}
    className="group/part border-hairline border-b first-of-type:border-t"
  >
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-bold font-display [&::-webkit-details-marker]:hidden">
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open/part:rotate-180" />
      {title}
      {missing > 0 && <Badge look="late">{missing}&nbsp;à compléter</Badge>}
    </summary>
    <div className="flex flex-col gap-4 pt-2 pb-6">{children}</div>
  </details>
)
