import { CircleCheck } from 'lucide-react'
import type { ReactElement } from 'react'
import { LoadError } from '../load-error'

type Props = {
  /** The sentence shown when there are no tasks. */
  none: string
  /** The parts that could not be loaded: they may hide tasks. */
  errors: readonly string[]
  /** `ToDoGroup`s with keys, the most urgent first. */
  groups: readonly ReactElement[]
}

/** The person's open tasks, at the top of their dashboard; one line when there are none. */
export function ToDoList({ none, errors, groups }: Props) {
  if (groups.length === 0 && errors.length === 0)
    return (
      <p className="flex items-center gap-2 text-muted">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        {none}
      </p>
    )
  return (
    <section aria-labelledby="a-faire" className="flex flex-col gap-4">
      <h2 id="a-faire" className="text-2xl">
        À faire
      </h2>
      {errors.map((message) => (
        <LoadError key={message} message={message} />
      ))}
      {groups.length > 0 && (
        <div className="divide-y divide-hairline rounded-card border border-hairline bg-surface shadow-low">
          {groups}
        </div>
      )}
    </section>
  )
}
