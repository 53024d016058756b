import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const LOOKS = {
  success: 'bg-success-ground text-success',
  late: 'bg-late-ground text-late',
  danger: 'bg-danger-ground text-danger',
  info: 'bg-info-ground text-info',
  neutral: 'bg-sunken text-muted',
}

/** A status in a word. Its colour only repeats what the word says, and never is the account's accent. */
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
    <span
      lang={lang}
      className={clsx(
        'inline-flex shrink-0 items-center rounded-full border border-transparent px-2.5 py-0.5 font-semibold text-sm',
        LOOKS[look],
      )}
    >
      {children}
    </span>
  )
}
