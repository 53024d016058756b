import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  title: string
  badge?: ReactNode
  /** Whether a phone shows its only link next to the title. */
  isShort?: boolean
  /** Whether a phone shows its facts instead of its title. */
  isTight?: boolean
  children: ReactNode
}

/** One of the compact lines below the header: its title and badge, then its facts. */
export const InfoCard = ({ title, badge, isShort = false, isTight = false, children }: Props) => (
  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 gap-y-0.5 border-hairline px-4 py-1 max-lg:not-first:border-t lg:px-5 lg:py-3 lg:not-first:border-l">
    <h2
      className={clsx(
        'flex min-h-6.5 items-center font-semibold font-text text-muted text-sm tracking-normal',
        isTight && 'max-sm:sr-only',
      )}
    >
      {title}
    </h2>
    <div
      className={clsx(
        isShort && 'lg:col-span-full',
        isTight && 'sm:col-span-full sm:row-start-2',
        !isShort && !isTight && 'col-span-full row-start-2',
      )}
    >
      {children}
    </div>
    {badge && <div className="col-start-2 row-start-1">{badge}</div>}
  </div>
)

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm max-sm:text-[0.8125rem]/5">
    {children}
  </dl>
)

type FactProps = {
  name: string
  isNameHidden?: boolean
  /** Hidden when a phone shows facts instead of a title. */
  isMinor?: boolean
  children: ReactNode
}

/** `isNameHidden`: for a self-explanatory value. */
export const Fact = ({ name, isNameHidden = false, isMinor = false, children }: FactProps) => (
  <div className={clsx('flex min-w-0 max-w-full items-baseline gap-1.5', isMinor && 'max-sm:hidden')}>
    <dt className={isNameHidden ? 'sr-only' : 'text-muted'}>{name}</dt>
    <dd className="min-w-0 truncate font-medium">{children}</dd>
  </div>
)
