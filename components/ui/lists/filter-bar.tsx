import Form from 'next/form'
import type { ReactNode } from 'react'
import { AppLink } from '../../navigation/app-link'
import { buttonStyle } from '../button'
import { SubmitButton } from '../forms/submit-button'

type Props = {
  /** The list's path, to which the chosen values are added as the query. */
  path: string
  /** Whether a filter is set, which shows the link back to the whole list. */
  isFiltered: boolean
  /** The URL of the whole list, if it is not the path. */
  wholeHref?: string
  /** The label of the button. */
  label?: string
  /** Fields named as in the query. */
  children: ReactNode
}

/** The filters and order of a list as one GET form, so that the URL contains them and it works without script. */
export function FilterBar({ path, isFiltered, wholeHref = path, label = 'Filtrer', children }: Props) {
  return (
    <search>
      <Form action={path} prefetch={false} className="flex flex-wrap items-end gap-3 *:not-last:max-sm:grow">
        {children}
        <div className="flex gap-2">
          <SubmitButton look="secondary">{label}</SubmitButton>
          {isFiltered && (
            <AppLink href={wholeHref} className={buttonStyle({ look: 'quiet' })}>
              Tout afficher
            </AppLink>
          )}
        </div>
      </Form>
    </search>
  )
}
