/** What a form shows after a submit: where the faults are and what was typed, so that nothing is lost. */
export type FormState = {
  status: 'idle' | 'error' | 'done'
  message?: string
  /** How long a success is shown; ten without. */
  seconds?: number
  /** First fault of each field, by the field's name. */
  issues: Record<string, string>
  /** What was sent, passwords left out. */
  values: Record<string, string>
  /** The path of a page to load as a whole new document: the session has started or ended. */
  document?: string
  /** Opens the payment provider's form on the page. */
  payment?: { clientSecret: string; cancelUrl: string }
}

export const EMPTY_FORM: FormState = { status: 'idle', issues: {}, values: {} }

/** Filled by programs only: people do not see the field. */
export const HONEYPOT = 'siteweb'
