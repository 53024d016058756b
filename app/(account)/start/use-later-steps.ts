'use client'

import { useEffect, useState } from 'react'

const load = () =>
  Promise.all([
    import('@/components/onboarding/plan-picker'),
    import('./meeting-step'),
    import('./confirmation-step'),
  ])

/** The steps after the questions, loaded after the page: they would exceed its script budget. */
export function useLaterSteps() {
  const [steps, setSteps] = useState<Awaited<ReturnType<typeof load>>>()
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    if (steps) return
    // Retries when the connection is back.
    const again = () => setOnline(true)
    window.addEventListener('online', again)
    if (isOnline) load().then(setSteps, () => setOnline(false))
    return () => window.removeEventListener('online', again)
  }, [steps, isOnline])
  if (!steps) return null
  const [{ PlanPicker }, { MeetingStep }, { ConfirmationStep }] = steps
  return { PlanPicker, MeetingStep, ConfirmationStep }
}
