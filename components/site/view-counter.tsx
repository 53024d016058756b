'use client'

import { useEffect } from 'react'

/** Reports a view of this page to the server once: reloads and Back do not count. `whenLeft`: only on leaving, so that a page
 *  that asks for an account sends nothing before the visitor does. */
export function ViewCounter({ whenLeft }: { whenLeft?: boolean }) {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type !== 'navigate') return
    const query = '?path=' + location.pathname + '&from=' + document.referrer.split('/')[2]
    const send = () => navigator.sendBeacon('/api/page-views' + query)
    if (whenLeft) addEventListener('pagehide', send, { once: true })
    else send()
  }, [whenLeft])
  return null
}
