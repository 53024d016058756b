/** What a form shows after a submit: where the faults are and what was typed, so that nothing is lost. */
export type FormState = {
  status: 'idle' | 'error' | 'done'
  message?: string
  /** First fault of each field, by the field's name. */
  issues: Record<string, string>
  /** What was sent, passwords left out. */
  values: Record<string, string>
}

export const EMPTY_FORM: FormState = { status: 'idle', issues: {}, values: {} }

/** Filled by programs only: people do not see the field. */
export const HONEYPOT = 'siteweb'
