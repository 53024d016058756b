import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/lists/empty-state'

type Props = {
  /** The missing thing: « Aucun site ». */
  none: string
  isFiltered: boolean
  /** The URL of the list without a filter, and its link's text. */
  path: string
  all: string
  /** Creates the first row of an empty list. */
  first?: ReactNode
}

/** Replaces an empty list: the reason, and the next step. */
export const NoRows = ({ none, isFiltered, path, all, first }: Props) =>
  isFiltered ? (
    <EmptyState
      sentence={`${none} ne correspond à ces critères.`}
      action={
        <AppLink href={path} className={buttonStyle({ look: 'secondary' })}>
          {all}
        </AppLink>
      }
    />
  ) : (
    <EmptyState sentence={`${none} pour l’instant.`} action={first} />
  )
