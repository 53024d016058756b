import { clsx } from 'clsx'
import Link from 'next/link'
import { TABS, tabPath } from './tabs'

/** Links, so that a tab has an address, a place in the history, and works without script. */
export function TabLinks({ websiteId, current }: { websiteId: number; current: string }) {
  return (
    <nav
      aria-label="Contenu du site"
      className="-mx-4 overflow-x-auto border-hairline border-b px-4 md:mx-0 md:px-0"
    >
      <ul className="flex max-sm:min-w-max max-sm:justify-between sm:gap-1">
        {TABS.map(({ name, label }) => (
          <li key={name}>
            <Link
              href={tabPath(String(websiteId), name)}
              scroll={false}
              prefetch={false}
              aria-current={name === current ? 'page' : undefined}
              className={clsx(
                '-outline-offset-2 flex min-h-11 items-center whitespace-nowrap border-b-3 px-1.5 font-semibold no-underline max-[22rem]:px-0.5 max-[22rem]:text-sm sm:px-4',
                name === current
                  ? 'border-accent-fill text-text'
                  : 'border-transparent text-muted hover:border-hairline hover:text-text',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
