'use client'

import { useEffect, useState } from 'react'
import { CONTACT_ANSWER } from '@/content/answer-targets'
import { brand } from '@/content/brand'
import { answeredBy, openingNow } from '@/lib/domain/leads/policy'

/** Whether the agency is open now, and by when a message sent now is answered; empty until the script knows the time. */
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
    <div className="min-h-[3lh] md:max-lg:min-h-[2lh] xl:min-h-[2lh]">
      <p className="flex min-h-6 items-center gap-2 font-semibold">
        {text && (
          <span
            aria-hidden="true"
            className={`size-2.5 shrink-0 rounded-full ${open ? 'bg-success' : 'bg-control'}`}
          />
        )}
        {text}
      </p>
      {now && (
        <p className="mt-1 text-muted text-sm">
          Écrit maintenant, répondu au plus tard {answeredBy(brand.hours.week, now, CONTACT_ANSWER.days)}.
        </p>
      )}
    </div>
  )
}
