'use client'

import type { ReactNode } from 'react'
import { type Answers, canContinue } from '@/lib/domain/onboarding/policy'
import { PriceSoFar } from './price-so-far'

type Props = {
  answers: Answers
  /** Why it did not go on, in sight wherever the page is scrolled. */
  fault?: ReactNode
  children: ReactNode
}

/** The price so far, the way on, and beside a closed one why it is closed. At the foot of the window, where it is high
 *  enough for that. */
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
