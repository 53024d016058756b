import type { ReactNode } from 'react'

/** The name of what the page is about, and the one thing to do with it. */
export function PageHeader({
  kicker,
  title,
  intro,
  action,
}: {
  /** What the page does with it, above the name. */
  kicker?: string
  title: ReactNode
  intro?: ReactNode
  action?: ReactNode
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="break-words text-[1.75rem] md:text-4xl">
          {kicker && (
            <span className="mb-1.5 block font-semibold font-text text-base text-muted tracking-normal">
              {kicker}{' '}
            </span>
          )}
          {title}
        </h1>
        {intro && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
      </div>
      {action}
    </header>
  )
}
