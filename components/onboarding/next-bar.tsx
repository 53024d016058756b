'use client'

import type { ReactNode } from 'react'
import { type Answers, canContinue } from '@/lib/domain/onboarding/policy'
import { PriceSoFar } from './price-so-far'

type Props = {
  answers: Answers
  /** Why the step did not continue, visible at any scroll position. */
  fault?: ReactNode
  children: ReactNode
}

/** The price so far, the button to continue, and why it is disabled. At the bottom of the window, if that is high enough. */
export function NextBar({ answers, fault, children }: Props) {
  return (
    <div
      data-sticky-foot
      className="tall:sticky bottom-0 z-10 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-t bg-background px-4 py-4 max-sm:*:last:grow"
    >
      {fault}
      <div aria-live="polite" className="min-w-0">
        <PriceSoFar answers={answers} />
        {!canContinue(answers) && (
          <span id="next-reason" className="block text-muted text-sm">
            Choisissez une formule pour votre nouveau site.
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
