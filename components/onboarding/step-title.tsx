'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../ui/layout/use-hydrated'

type Props = {
  /** Which decision of the step is open, out of how many: its question is then the largest text. */
  part?: number
  of?: number
  /** The page was loaded at this step, before its script. */
  isFirst?: boolean
  children: ReactNode
}

/** The step's h1; takes the focus when the step appears after another one. */
export function StepTitle({ part, of, isFirst = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const hydrated = useHydrated()
  const [cameWithPage] = useState(!hydrated || isFirst)
  useEffect(() => {
    if (cameWithPage) return
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [cameWithPage])
  if (!part)
    return (
      <h1 ref={title} tabIndex={-1} className="text-4xl outline-none">
        {children}
      </h1>
    )
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h1
        ref={title}
        tabIndex={-1}
        className="font-semibold font-text text-base tracking-normal outline-none sm:text-lg"
      >
        {children}
      </h1>
      <p className="text-muted text-sm tabular-nums">
        Question {part} sur {of}
      </p>
    </div>
  )
}
