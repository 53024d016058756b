import { clsx } from 'clsx'
import { changeOf } from './words'

/** How a count has changed since the period before; a dash where that one had none. */
export function Change({ now, before }: { now: number; before: number }) {
  const change = changeOf({ now, before })
  if (change === null)
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">aucune avant</span>
      </span>
    )
  return (
    <span className={clsx('whitespace-nowrap', now === before ? 'text-muted' : 'font-semibold')}>
      {change}
    </span>
  )
}
