import type { FormEvent } from 'react'

export const CONTINUE = 'continuer'

/** Whether a step's form was submitted by its 'Continuer', which leads to the next decision, not to the next step. */
export function continues({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === CONTINUE
}
