import type { FormEvent } from 'react'

export const CONTINUE = 'continuer'

/** Whether a step's form was submitted by its 'Continuer' button, which opens the step's next decision instead of the next step. */
export function submittedByContinue({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === CONTINUE
}
