'use client'

import { useEffect, useState } from 'react'
import { type Choice, withAnswers } from '@/lib/domain/onboarding/policy'
import type { Draft } from './use-answers'

type Wizard = {
  choice: Choice | null
  isLoaded: boolean
  draft: Draft
  keep: (draft: Draft) => void
}

/** Writes the home page's choice into the answers, once, so that a reload does not undo later changes; returns whether the
 *  answers are ready to be shown. */
export function useChoice({ choice, isLoaded, draft, keep }: Wizard): boolean {
  const [isWritten, setWritten] = useState(choice === null)
  useEffect(() => {
    if (isWritten || !isLoaded || !choice) return
    keep({ ...draft, answers: withAnswers(draft.answers, choice.answers) })
    dropFromAddress()
    setWritten(true)
  }, [isWritten, isLoaded, choice, draft, keep])
  return isLoaded && isWritten
}

function dropFromAddress(): void {
  const address = new URL(window.location.href)
  address.searchParams.delete('formule')
  address.searchParams.delete('prix')
  window.history.replaceState(null, '', address)
}
