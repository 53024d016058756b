'use client'

import { useEffect, useRef } from 'react'

/** Gives the keyboard to the decision that one goes on to; it begins where the one before began. What opens in another way, as
 *  by a reload or a changed line, leaves the keyboard where it is. */
export function useArrival(open: string) {
  const place = useRef<HTMLDivElement>(null)
  const isArriving = useRef(false)
  useEffect(() => {
    if (!isArriving.current) return
    isArriving.current = false
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
    // The choice of a plan is long: it is read from its title on.
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
