import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

type Props = {
  /** What there is none of: « Aucun site ». */
  none: string
  isFiltered: boolean
  /** The list without a filter, and what its link says. */
  path: string
  all: string
  /** Leads to the first row of a list without any. */
  first?: ReactNode
}

/** In place of a list without rows: why, and the way on. */
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
