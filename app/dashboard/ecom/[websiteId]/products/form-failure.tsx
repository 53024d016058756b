'use client'

import { useTries } from '@/components/ui/forms/use-tries'
import type { FormState } from '@/lib/domain/forms/schema'
import { Failure } from './failure'

/** The message of a refused form on this screen; a field's fault is shown only at the field. */
export function FormFailure({ state, sentence }: { state: FormState; sentence: string }) {
  const tries = useTries(state)
  if (state.status !== 'error' || Object.keys(state.issues).length > 0) return null
  return <Failure key={tries} sentence={sentence} reason={state.message} className="basis-full text-sm" />
}
