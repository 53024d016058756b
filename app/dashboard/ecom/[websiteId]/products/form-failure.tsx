'use client'

import { useTries } from '@/components/ui/use-tries'
import type { FormState } from '@/lib/domain/forms/schema'
import { Failure } from './failure'

/** What a form of this screen says when its action was refused; a fault of a field stands at the field alone. */
export function FormFailure({ state, sentence }: { state: FormState; sentence: string }) {
  const tries = useTries(state)
  if (state.status !== 'error' || Object.keys(state.issues).length > 0) return null
  return <Failure key={tries} sentence={sentence} reason={state.message} className="basis-full text-sm" />
}
