'use client'

import { useEffect, useState } from 'react'
import { brand } from '@/content/brand'
import { openingNow } from '@/lib/domain/leads/policy'

/** Open or closed at this minute; nothing until the script knows the time. */
export function OpenNow() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  const { open, text } = now ? openingNow(brand.hours.week, now) : { open: false, text: '' }
  return (
    <p className="flex min-h-6 items-center gap-2 font-semibold">
      {text && (
        <span aria-hidden="true" className={`size-2.5 rounded-full ${open ? 'bg-success' : 'bg-control'}`} />
      )}
      {text}
    </p>
  )
}
