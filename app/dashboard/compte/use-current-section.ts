'use client'

import { useEffect, useState } from 'react'
import { SECTION_IDS, type SectionId } from './sections'

/** The section at the top of the window. At the end of the page, where the last ones never reach the top: the one in the URL's
 *  hash, or else the last. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('coordonnees')
  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      setCurrent(currentSection())
    }
    const later = () => {
      frame ||= requestAnimationFrame(find)
    }
    later()
    const events = ['scroll', 'resize', 'hashchange'] as const
    for (const event of events) addEventListener(event, later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) removeEventListener(event, later)
    }
  }, [])
  return current
}

function currentSection(): SectionId {
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  const named = SECTION_IDS.find((id) => `#${id}` === location.hash)
  if (isAtEnd) return named && topOf(named) > 0 ? named : (SECTION_IDS.at(-1) ?? 'coordonnees')
  // Slightly below the position that anchors scroll to.
  const line = window.innerHeight / 3
  return SECTION_IDS.findLast((id) => topOf(id) <= line) ?? 'coordonnees'
}

const topOf = (id: SectionId): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
