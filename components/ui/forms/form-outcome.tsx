'use client'

import { useState } from 'react'
import type { FormState } from '@/lib/domain/forms/schema'
import { Alert } from '../layout/alert'
import { useHydrated } from '../layout/use-hydrated'

/** A form's error that belongs to no field. A success is a toast, or appears here when the form was sent without
 *  script. */
export function FormOutcome({ state, className }: { state: FormState; className?: string }) {
  const hydrated = useHydrated()
  // Not when it appears later, as after a field's fault is gone: that success was a toast.
  const [initialState] = useState(hydrated ? null : state)
  if (state.status === 'error') return <Alert className={className}>{state.message}</Alert>
  if (state.status === 'done' && state.message && state === initialState)
    return (
      <Alert look="success" className={className}>
        {state.message}
      </Alert>
    )
  return null
}
