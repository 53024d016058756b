import type { ReactNode } from 'react'
import { PageTitle } from './page-title'

/** A public page below the header: its title, a sentence, its content. */
export function PageBody({
  title,
  intro,
  children,
}: {
  title: ReactNode
  intro?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-20 md:px-8 md:pt-14 md:pb-28">
      <PageTitle title={title} intro={intro} />
      <div className="mt-8 md:mt-10">{children}</div>
    </div>
  )
}
