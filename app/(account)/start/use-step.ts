import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Draft } from '@/components/onboarding/use-answers'
import { canContinue, type LaterStep, missingBefore, stepFrom } from '@/lib/domain/onboarding/policy'

type Steps = {
  initialStep: LaterStep
  /** Why it differs from the step that the URL asks for. */
  initialReason: string | null
  path: string
  draft: Draft
  /** Whether this tab's answers are read; `isReady`: and the chosen plan is among them. */
  isLoaded: boolean
  isReady: boolean
  startOver: () => void
}

/** The wizard's step, by its URL. A step opened without its answers leads to the project. */
export function useStep({ initialStep, initialReason, path, draft, isLoaded, isReady, startOver }: Steps) {
  const [wished, setWished] = useState(initialStep)
  const [reason, setReason] = useState(initialReason)
  const [arrivals, setArrivals] = useState(0)
  const [isFirst, setFirst] = useState(true)
  const step = wished === 'confirmation' && isLoaded && !draft.ticketId ? 'projet' : wished

  const go = useCallback(
    (next: LaterStep, way: 'pushState' | 'replaceState') => {
      setWished(next)
      setFirst(false)
      setReason(null)
      window.history[way](null, '', `${path}?etape=${next}`)
    },
    [path],
  )

  /** Removing the plan at the meeting step does not redirect. */
  const leadToFirstOpen = useEffectEvent(() => {
    const isOpen = step === wished && (step !== 'rendez-vous' || canContinue(draft.answers))
    if (isOpen) return
    go('projet', 'replaceState')
    setReason(missingBefore(wished, 'projet'))
  })
  useLayoutEffect(() => {
    if (isReady) leadToFirstOpen()
  }, [isReady, arrivals])

  const traverse = useEffectEvent(() => {
    const input = new URLSearchParams(window.location.search).get('etape') ?? undefined
    const next = stepFrom(input, true)
    if (draft.ticketId && next !== 'confirmation') startOver()
    setWished(next)
    setFirst(false)
    setReason(null)
    setArrivals((count) => count + 1)
  })
  useEffect(() => {
    const onPopState = () => traverse()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  /** `isFirst`: no other step was shown before. */
  return { step, reason, isFirst, go }
}
