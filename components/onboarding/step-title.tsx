'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** The step's h1; it takes the keyboard when the step appears after another one. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <h1 ref={title} tabIndex={-1} className="text-4xl outline-none">
      {children}
    </h1>
  )
}
