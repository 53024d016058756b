'use client'

import { clsx } from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { AppLink } from '@/components/navigation/app-link'

type Tab = { href: string; label: string; lang: string }

/** The parts of the administration in one row, scrollable where they do not fit; scrolls the current one into view. */
export function AdminTabs({ tabs, current }: { tabs: readonly Tab[]; current: string }) {
  const row = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the row, never the page.
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2
  }, [])

  return (
    <nav
      ref={row}
      aria-label="Administration"
      className="relative -mx-4 overflow-x-auto border-hairline border-b px-1 [scrollbar-width:none] max-md:-mt-6 md:mx-0 md:px-0"
    >
      <ul className="flex min-w-max">
        {tabs.map(({ href, label, lang }) => (
          <li key={href}>
            <AppLink
              href={href}
              scroll={false}
              lang={lang}
              aria-current={href === current ? 'page' : undefined}
              className={clsx(
                '-outline-offset-2 flex min-h-11 items-center whitespace-nowrap border-b-3 px-3 font-semibold no-underline md:px-2 md:text-sm',
                href === current
                  ? 'border-accent-ring text-text'
                  : 'border-transparent text-muted hover:border-hairline hover:text-text forced-colors:border-[Canvas]',
              )}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
