import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BackLink } from './back-link'

type Props = {
  /** The target of the back arrow before the title. */
  back?: string
  /** A short line above the title, such as the page's purpose. */
  kicker?: ReactNode
  title: ReactNode
  /** A short line below the title, such as a website's address; hidden on a phone. */
  detail?: ReactNode
  intro?: ReactNode
  /** The page's main action. */
  action?: ReactNode
  /** All other actions, in a menu behind one square button. */
  menu?: ReactNode
}

/** The header of a signed-in screen; on a phone one line of fixed height that sticks to the top. */
export function PageHeader({ back, kicker, title, detail, intro, action, menu }: Props) {
  return (
    <div className="max-md:contents">
      <header className="flex items-center gap-2 max-md:sticky max-md:top-[var(--view-banner,0px)] max-md:z-10 max-md:-mx-4 max-md:h-14 max-md:border-hairline max-md:border-b max-md:bg-background max-md:px-4 md:min-h-14 md:gap-3">
        {back && <BackLink href={back} isNarrow={Boolean(action)} />}
        <div className="min-w-0 max-md:flex-1 max-md:self-stretch">
          {/* Fills the header on a phone, so that a two-line title appears where its skeleton was. */}
          <h1 className="max-md:flex max-md:h-full max-md:flex-col max-md:justify-center max-md:font-semibold max-md:font-text max-md:tracking-normal">
            {kicker && (
              <span className="block truncate font-semibold font-text text-muted text-xs tracking-normal md:mb-0.5 md:text-sm">
                {kicker}{' '}
              </span>
            )}
            <span
              className={clsx(
                'block text-lg leading-tight md:wrap-anywhere md:text-[1.75rem]',
                kicker ? 'max-md:truncate' : 'max-md:line-clamp-2',
              )}
            >
              {title}
            </span>
          </h1>
          {detail && <p className="truncate text-muted text-sm max-md:hidden">{detail}</p>}
        </div>
        {action && <div className="shrink-0 md:ml-auto">{action}</div>}
        {menu && <div className={clsx('shrink-0', !action && 'md:ml-auto')}>{menu}</div>}
      </header>
      {intro && <p className="max-w-prose text-muted max-md:-mt-2 md:mt-1">{intro}</p>}
    </div>
  )
}
