import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const LOOKS = {
  success: 'bg-success-ground text-success',
  late: 'bg-late-ground text-late',
  danger: 'bg-danger-ground text-danger',
  info: 'bg-info-ground text-info',
  neutral: 'bg-sunken text-muted',
}

/** A status in a word. Its colour only repeats the word and is never the account's accent. */
export function Badge({
  look = 'neutral',
  lang,
  children,
}: {
  look?: keyof typeof LOOKS
  lang?: string
  children: ReactNode
}) {
  return (
    <span lang={lang} className={clsx('badge', LOOKS[look])}>
      {children}
    </span>
  )
}
