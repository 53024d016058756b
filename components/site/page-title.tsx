import type { ReactNode } from 'react'

/** The title of a public page and a sentence below it. */
export function PageTitle({ title, intro }: { title: ReactNode; intro?: ReactNode }) {
  return (
    <header>
      <h1 className="break-words text-[1.75rem] md:text-4xl">{title}</h1>
      {intro && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
    </header>
  )
}
