'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const EVERY_MS = 1_500
const TIMES = 20

/** Refreshes the page while a delivery is pending, so that its result appears. */
export function RefreshWhileSending({ sending }: { sending: boolean }) {
  const router = useRouter()
  useEffect(() => {
    if (!sending) return
    let left = TIMES
    const timer = setInterval(() => {
      left -= 1
      if (left === 0) clearInterval(timer)
      if (!document.hidden) router.refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [sending, router])
  return null
}
