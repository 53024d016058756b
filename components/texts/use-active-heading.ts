import { useEffect, useState } from 'react'
import type { OutlineEntry } from '@/lib/domain/texts/schema'

/** The id of the heading that is closest to the top of the window, below the site's header. */
export function useActiveHeading(entries: OutlineEntry[]): string {
  const [active, setActive] = useState(entries[0]?.id ?? '')

  useEffect(() => {
    const headings = idsOf(entries).flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0
    const find = () => {
      frame = 0
      const found = closest(headings)
      if (found) setActive(found.id)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(find)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [entries])

  return active
}

const idsOf = (entries: OutlineEntry[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...idsOf(children)])

function closest(headings: HTMLElement[]): HTMLElement | undefined {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const distance = (heading: HTMLElement) => Math.abs(heading.getBoundingClientRect().top - top)
  return headings.reduce<HTMLElement | undefined>(
    (best, heading) => (best && distance(best) <= distance(heading) ? best : heading),
    undefined,
  )
}
