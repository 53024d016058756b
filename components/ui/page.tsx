import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const WIDTHS = {
  full: '',
  wide: 'max-w-4xl',
  text: 'max-w-3xl',
  conversation: 'max-w-3xl in-data-staff:max-w-none',
  form: 'max-w-2xl',
}

/** The column of a signed-in screen, from its PageHeader down. */
export function Page({ width = 'full', children }: { width?: keyof typeof WIDTHS; children: ReactNode }) {
  return <div className={clsx('mx-auto flex w-full flex-col gap-6 md:gap-8', WIDTHS[width])}>{children}</div>
}
