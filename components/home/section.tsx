import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A section of the home page, with its anchor. */
export function Section({
  id,
  title,
  intro,
  className,
  children,
}: {
  id: string
  title: string
  intro?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className={clsx('py-9 tablet:py-16 md:py-24', className)}
    >
      <div className="page-width">
        <h2 id={`${id}-titre`} className="max-w-3xl text-[1.75rem] tablet:text-4xl md:text-5xl">
          {title}
        </h2>
        {intro && (
          <p className="mt-2 max-w-2xl text-pretty text-muted tablet:mt-4 tablet:text-balance tablet:text-lg">
            {intro}
          </p>
        )}
        <div className="mt-6 tablet:mt-10 md:mt-12">{children}</div>
      </div>
    </section>
  )
}
