'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/** The path of the last screen, in any area; null before the first. */
let lastPath: string | null = null

/** Moves the focus to the h1 of a new screen, as loading a document would reset it. The router announces the title. */
export function useFocusOnArrival(): void {
  const pathname = usePathname()
  const search = useSearchParams()
  useEffect(() => {
    const isFirst = lastPath === null
    const isOther = lastPath !== pathname
    lastPath = pathname
    const main = document.querySelector('main')
    const { activeElement } = document
    if (isFirst || !main) return
    // A screen may have set the focus itself.
    if (isOther ? main.contains(activeElement) : activeElement !== document.body) return
    const target = document.getElementById(window.location.hash.slice(1)) ?? main.querySelector('h1')
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, search])
}

/** Reloads as a document when the router has left the signed-in area (log-in after the session's end, 404), so that
 *  nothing private stays in memory and the HTTP status is right. */
export function useReloadOnLeave(): void {
  useEffect(
    () => () => {
      const isInside = document.querySelector('[data-frame]') !== null
      if (!isInside && window.location.pathname !== lastPath) window.location.reload()
    },
    [],
  )
}
