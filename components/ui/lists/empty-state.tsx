import type { ReactNode } from 'react'
import { House } from '../../art/house'

/** For an empty list: a drawing, one sentence and one action. */
export function EmptyState({ sentence, action }: { sentence: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-hairline border-dashed bg-surface px-6 py-10 text-center">
      <House stage={1} className="h-24 text-muted" />
      <p className="max-w-prose text-muted">{sentence}</p>
      {action}
    </div>
  )
}
