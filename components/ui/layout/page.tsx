import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const WIDTHS = {
  full: '',
  wide: 'max-w-4xl',
  text: 'max-w-3xl',
  conversation: 'max-w-3xl in-data-staff:max-w-none',
  form: 'max-w-2xl',
}

type Props = {
  width?: keyof typeof WIDTHS
  /** For a screen whose content begins below several lines. */
  isDense?: boolean
  children: ReactNode
}

/** The column of a signed-in screen, from its PageHeader down. */
export function Page({ width = 'full', isDense = false, children }: Props) {
  return (
    <div
      className={clsx(
        'mx-auto flex w-full flex-col',
        isDense ? 'gap-3 md:gap-6' : 'gap-6 md:gap-8',
        WIDTHS[width],
      )}
    >
      {children}
    </div>
  )
}
