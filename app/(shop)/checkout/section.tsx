import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** A step of the checkout. */
export function Section({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={clsx('card flex flex-col gap-4 p-4 md:p-6', className)}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
