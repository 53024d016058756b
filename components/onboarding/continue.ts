import type { FormEvent } from 'react'

export const CONTINUE = 'continuer'

/** Whether a step's form was submitted by its 'Continuer', which opens the next decision, not the next step. */
export function continues({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === CONTINUE
}
