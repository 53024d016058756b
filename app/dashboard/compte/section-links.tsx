'use client'

import { useEffect, useRef } from 'react'
import { SECTION_IDS, SECTIONS } from './sections'
import { useCurrentSection } from './use-current-section'

/** Links to the sections: a list next to them, on narrow screens a sticky, scrollable row. */
export function SectionLinks() {
  const current = useCurrentSection()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    // Scrolls only the row, never the page.
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - 16
  }, [current])

  return (
    <nav aria-label="Sections du compte" className="account-sections">
      <ul ref={list}>
        {SECTION_IDS.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {SECTIONS[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
