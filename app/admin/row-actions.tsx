import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'

type Props = {
  name: string
  editHref: string
  /** The control that deletes it. */
  children: ReactNode
}

/** The actions on a row of the administration. */
export const RowActions = ({ name, editHref, children }: Props) => (
  <div className="flex flex-wrap items-center gap-1 max-md:-mb-2 max-md:-ml-3 md:-my-1.5 md:flex-nowrap md:justify-end">
    <AppLink href={editHref} scroll={false} className={buttonStyle({ look: 'quiet', size: 'small' })}>
      <span lang="en">Edit</span>
      <span className="sr-only"> {name}</span>
    </AppLink>
    {children}
  </div>
)
