'use client'

import { useEffect, useState } from 'react'
import type { FormState } from '@/lib/domain/forms/schema'

/** How often a form was refused: the key of a message that is shown from its start at each refusal. */
export function useTries(state: FormState): number {
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (state.status === 'error') setTries((count) => count + 1)
  }, [state])
  return tries
}
