'use client'

import { useEffect, useRef } from 'react'

/** Focuses the next decision and scrolls to the top, as for the previous one. Decisions opened otherwise, as by a reload
 *  or an edited line, do not move the focus. */
export function useArrival(open: string) {
  const place = useRef<HTMLDivElement>(null)
  const isArriving = useRef(false)
  useEffect(() => {
    if (!isArriving.current) return
    isArriving.current = false
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
    // The choice of a plan is long: it is focused at its title.
    const control = find(':is(input[type=radio]:checked, input:not([type=radio]), textarea)')
    const target = open === 'selectedPlan' ? find('h2') : control
    target?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [open])
  const arrive = () => {
    isArriving.current = true
  }
  return { place, arrive }
}
