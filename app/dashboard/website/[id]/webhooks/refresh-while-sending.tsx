'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const REFRESH_MS = 1_500
const MAX_REFRESHES = 20

/** Refreshes the page while a delivery is pending, so that its result appears. */
export function RefreshWhileSending({ sending }: { sending: boolean }) {
  const router = useRouter()
  useEffect(() => {
    if (!sending) return
    let left = MAX_REFRESHES
    const timer = setInterval(() => {
      left -= 1
      if (left === 0) clearInterval(timer)
      if (!document.hidden) router.refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [sending, router])
  return null
}
