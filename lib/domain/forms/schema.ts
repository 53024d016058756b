/** What a form shows after a submit: its errors and what was typed, so that nothing is lost. */
export type FormState = {
  status: 'idle' | 'error' | 'done'
  message?: string
  /** Seconds that a success is shown; by default ten. */
  seconds?: number
  /** First error of each field, by the field's name. */
  issues: Record<string, string>
  /** The submitted values, without passwords. */
  values: Record<string, string>
  /** The path of a page to load as a whole new document, because the session has started or ended. */
  document?: string
  /** The change may have been made all the same. */
  isUncertain?: true
  /** Opens the payment provider's form on the page. */
  payment?: { clientSecret: string; cancelUrl: string }
}

export const EMPTY_FORM: FormState = { status: 'idle', issues: {}, values: {} }

/** Filled by programs only: people do not see the field. */
export const HONEYPOT = 'siteweb'
