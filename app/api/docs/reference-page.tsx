import type { ReactNode } from 'react'
import { Mark } from '@/components/art/mark'
import { PageTitle } from '@/components/site/page-title'
import { brand } from '@/content/brand'
import { apiReference } from './api-reference'
import { Navigation } from './navigation'
import type { Group } from './reference'
import './reference.css'

type Props = { open?: Group | undefined; title: string; intro: string; children: ReactNode }

/** The layout of every page of the reference. `open`: the group of the current page. */
export function ReferencePage({ open, title, intro, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-20 md:px-8">
      <header>
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 font-bold font-display text-text text-xl no-underline"
        >
          <Mark className="size-7" />
          {brand.name}
        </a>
      </header>
      <div className="mt-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12">
        <Navigation groups={apiReference.groups} open={open} />
        <main id="contenu">
          <PageTitle title={title} intro={intro} />
          {children}
        </main>
      </div>
    </div>
  )
}
