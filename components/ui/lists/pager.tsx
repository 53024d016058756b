import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '../../navigation/app-link'
import { buttonStyle } from '../button'

type Props = {
  /** URLs of the adjacent pages; null at an end of the list. */
  previous: string | null
  next: string | null
}

/** The links to the previous and next page of a list; nothing when there is only one page. */
export function Pager({ previous, next }: Props) {
  if (previous === null && next === null) return null
  return (
    <nav aria-label="Pages" className="flex justify-between gap-3 md:justify-end">
      <PageLink href={previous} rel="prev">
        <ChevronLeft aria-hidden="true" className="size-4" />
        Précédent
      </PageLink>
      <PageLink href={next} rel="next">
        Suivant
        <ChevronRight aria-hidden="true" className="size-4" />
      </PageLink>
    </nav>
  )
}

const style = buttonStyle({ look: 'secondary', size: 'small' })

/** Keeps its space at an end of the list, so that the other link does not move. */
function PageLink({
  href,
  rel,
  children,
}: {
  href: string | null
  rel: 'prev' | 'next'
  children: ReactNode
}) {
  return href === null ? (
    <span aria-hidden="true" className={`${style} invisible`}>
      {children}
    </span>
  ) : (
    <AppLink href={href} rel={rel} className={style}>
      {children}
    </AppLink>
  )
}
