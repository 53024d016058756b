'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Spinner } from '@/components/ui/layout/spinner'

const REFRESH_MS = 3_000

/** Refreshes the page until its order is no longer pending; without script the browser reloads it. */
export function RefreshWhilePending() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => document.hidden || router.refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <>
      <Spinner label="En attente de la confirmation" />
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
    </>
  )
}
