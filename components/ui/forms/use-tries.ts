'use client'

import { useEffect, useState } from 'react'
import type { FormState } from '@/lib/domain/forms/schema'

/** The number of a form's refusals: the key of a message that restarts at each refusal. */
export function useTries(state: FormState): number {
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (state.status === 'error') setTries((count) => count + 1)
  }, [state])
  return tries
}
