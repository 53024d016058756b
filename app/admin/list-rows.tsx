import type { ComponentProps, ReactNode } from 'react'
import { Pager } from '@/components/ui/lists/pager'

type Props = {
  /** Shown instead of the rows when there are none. */
  empty: ReactNode
  isEmpty: boolean
  /** How many rows the filter finds, in words. */
  count: string
  /** Makes the count a target of links and of the focus. */
  countId?: string
  /** What stands on the other end of the count's line, such as the export. */
  actions?: ReactNode
  pages: ComponentProps<typeof Pager>
  /** The table. */
  children: ReactNode
}

/** What every list of the back-office has below its filters: the count, the table and the pages. */
export function ListRows({ empty, isEmpty, count, countId, actions, pages, children }: Props) {
  if (isEmpty) return empty
  const total = (
    <p {...(countId && { id: countId, tabIndex: -1 })} className="text-muted text-sm">
      {count}
    </p>
  )
  return (
    <div className="flex flex-col gap-4">
      {actions ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {total}
          {actions}
        </div>
      ) : (
        total
      )}
      {children}
      <Pager {...pages} />
    </div>
  )
}
