'use client'

import { useEffect } from 'react'

/** When a call finds that the session has ended: opens the login page, which returns here. */
export function UnauthorizedListener() {
  useEffect(() => {
    function leave() {
      const { pathname, search } = window.location
      // A document load, so that nothing of the ended session stays in memory.
      window.location.assign(`/login?from=${encodeURIComponent(pathname + search)}&motif=session`)
    }
    window.addEventListener('unauthorized', leave)
    return () => window.removeEventListener('unauthorized', leave)
  }, [])
  return null
}
