'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { hostCookie, SIGNED_IN_COOKIE } from '@/lib/domain/accounts/policy'

const isSecure = () => location.protocol === 'https:'
const name = () => hostCookie(SIGNED_IN_COOKIE, isSecure())
const read = () => document.cookie.split('; ').includes(`${name()}=1`)

function write(isSignedIn: boolean): void {
  const secure = isSecure() ? '; Secure' : ''
  document.cookie = `${name()}=1; Path=/; SameSite=Lax${secure}${isSignedIn ? '' : '; Max-Age=0'}`
}

/** A page restored from the browser's history may be older than the last log-in or log-out. */
function subscribe(look: () => void): () => void {
  addEventListener('pageshow', look)
  addEventListener('focus', look)
  return () => {
    removeEventListener('pageshow', look)
    removeEventListener('focus', look)
  }
}

/** Whether someone is signed in: as known to the server if it rendered the page for this request, otherwise as in the browser's
 *  cookie once the script runs. If they differ, as when a session has ended, the server is right. */
export function useSignedIn(known: boolean | undefined): boolean {
  const marked = useSyncExternalStore(subscribe, read, () => false)
  useEffect(() => {
    if (known !== undefined && known !== read()) write(known)
  }, [known])
  return known ?? marked
}
