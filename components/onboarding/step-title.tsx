'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated'

/** The step's h1; it takes the keyboard when the step appears after another one. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const [cameWithPage] = useState(!hydrated)
  useEffect(() => {
    if (cameWithPage) return
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [cameWithPage])
  return (
    <h1 ref={title} tabIndex={-1} className="text-4xl outline-none">
      {children}
    </h1>
  )
}
