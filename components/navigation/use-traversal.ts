'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { beginNavigation, endNavigation, pendingNavigation } from './pending'
import { rememberScroll, restoreScroll } from './scroll-memory'

/** Raised on the window by lib/browser/api.ts after a change. */
const CHANGED = 'changed'

/** Whether an API call has changed data since the router's cache was cleared. A server action clears it itself. */
let hasChanged = false

/** Handles Back and Forward: marks the screen as loading, restores its scroll position, and never shows data from
 *  before a change. */
export function useTraversal(): void {
  const router = useRouter()
  const address = addressOf(usePathname(), useSearchParams())

  const leave = useEffectEvent(() => {
    const { pathname, search, href } = window.location
    if (addressOf(pathname, new URLSearchParams(search)) === address) {
      if (pendingNavigation()?.isTraversal) endNavigation()
      return
    }
    // Before the router restores the screen; refresh() is the only way to clear its cache.
    if (hasChanged) router.refresh()
    beginNavigation(href, { isTraversal: true })
  })

  const arrive = useEffectEvent(() => {
    if (!pendingNavigation()?.isTraversal) return
    endNavigation()
    restoreScroll()
    // A cached screen shows at once; this loads concurrent changes by other users.
    if (!hasChanged && navigator.onLine) router.refresh()
    hasChanged = false
  })

  useLayoutEffect(() => arrive(), [address])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // Capturing, to run before the router's listener.
    window.addEventListener('popstate', () => leave(), { signal, capture: true })
    window.addEventListener('scroll', () => pendingNavigation() || rememberScroll(), {
      signal,
      passive: true,
    })
    window.addEventListener(
      CHANGED,
      () => {
        hasChanged = true
      },
      { signal },
    )
    return () => controller.abort()
  }, [])
}

const addressOf = (pathname: string, search: URLSearchParams) => `${pathname}?${search}`
