import { clsx } from 'clsx'
import { AppLink } from '../../navigation/app-link'

type Tab = { href: string; label: string; lang?: string }

/** Links, so that a tab has a URL, a history entry, and works without script. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const isMany = tabs.length > 5
  return (
    <nav
      aria-label={label}
      className={clsx(
        '-mx-4 overflow-x-auto border-hairline border-b px-4 md:mx-0 md:px-0',
        // Aligns their text with the screen's column.
        isMany && 'max-sm:px-2.5',
      )}
    >
      <ul
        className={clsx(
          'flex sm:gap-1',
          // Tabs that do not fit on a phone wrap into rows, so that the current one is visible.
          isMany ? 'max-lg:flex-wrap' : 'max-sm:min-w-max max-sm:justify-between',
        )}
      >
        {tabs.map((tab) => (
          <li key={tab.href}>
            <AppLink
              href={tab.href}
              scroll={false}
              {...(tab.lang && { lang: tab.lang })}
              aria-current={tab.href === current ? 'page' : undefined}
              className={clsx(
                '-outline-offset-2 flex min-h-11 items-center whitespace-nowrap border-b-3 px-1.5 font-semibold no-underline max-[22rem]:px-0.5 max-[22rem]:text-sm sm:px-4',
                // Makes five tabs fit on a phone.
                tabs.length > 4 && 'max-sm:text-sm',
                tab.href === current
                  ? 'border-accent-ring text-text'
                  : 'border-transparent text-muted hover:border-hairline hover:text-text forced-colors:border-[Canvas]',
              )}
            >
              {tab.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
