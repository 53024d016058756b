import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Scene, type SceneName } from '../art/scene'
import { PageTitle } from './page-title'

/** A public page below the header: its title, a sentence, its content. */
export function PageBody({
  title,
  intro,
  picture,
  children,
}: {
  title: ReactNode
  intro?: ReactNode
  /** Rendered next to the title. */
  picture?: SceneName
  children?: ReactNode
}) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-20 md:px-8 md:pt-14 md:pb-28">
      <div
        className={clsx(
          picture &&
            'grid grid-cols-[minmax(0,1fr)_104px] items-center gap-x-6 tablet:grid-cols-[minmax(0,1fr)_256px] tablet:[&_h1]:text-5xl tablet:[&_p]:text-lg',
        )}
      >
        <PageTitle title={title} intro={intro} />
        {picture && <Scene name={picture} className="w-full" />}
      </div>
      <div className="mt-8 md:mt-10">{children}</div>
    </div>
  )
}
