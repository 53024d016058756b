export type ErrorCode =
  | 'validation'
  | 'unauthenticated'
  | 'second_factor'
  | 'forbidden'
  | 'site_inactive'
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'too_large'
  | 'unsupported_media'
  | 'rate_limited'
  | 'unavailable'
  | 'provider'
  | 'shipment_unknown'

export type Issue = { path: string; message: string }

const SENTENCES: Record<ErrorCode, string> = {
  validation: 'Certaines informations sont manquantes ou incorrectes.',
  unauthenticated: 'Votre session a expiré. Connectez-vous pour continuer.',
  second_factor: 'Indiquez aussi le code de votre application, ou un code de secours.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  site_inactive: 'Ce site est désactivé.',
  not_found: 'Cet élément est introuvable.',
  conflict: 'Cette action n’est pas possible dans l’état actuel.',
  precondition_failed: 'Cet élément a été modifié entre-temps. Relisez-le, puis réessayez.',
  too_large: 'L’envoi est trop volumineux.',
  unsupported_media: 'Ce format n’est pas accepté.',
  rate_limited: 'Trop de tentatives. Réessayez dans quelques minutes.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  provider: 'Un service partenaire n’a pas répondu. Rien n’a été modifié, vous pouvez réessayer.',
  shipment_unknown:
    'Le transporteur n’a pas confirmé l’envoi\u00a0: une étiquette existe peut-être. Vérifiez chez lui avant de réessayer.',
}

/** On the prototype of every copy of the class below. */
const BRAND = Symbol.for('ostal.DomainError')

/** A refusal that the caller may see: a code for programs, a French sentence for people. The cause is for the log. */
export class DomainError extends Error {
  /** Also true for a refusal of another copy of this module: our server, the framework's pages and its routes load one each, and
   *  what they share on globalThis (queues, drawing) throws the class of the copy that created it. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (this !== DomainError) return Function.prototype[Symbol.hasInstance].call(this, value)
    return value instanceof Error && BRAND in value
  }

  get [BRAND](): true {
    return true
  }

  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string = SENTENCES[code],
    more: { issues?: Issue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message)
    this.name = 'DomainError'
    // Not through super: its cause is not enumerable, and the job queue would not store it with a failed job.
    if (more.cause !== undefined) this.cause = more.cause
    this.code = code
    this.issues = more.issues
    this.retryAfter = more.retryAfter
  }
}

/** A wrong password or code; the rate limit of log-ins counts these. */
export class WrongCredentials extends DomainError {}

/** A wrong discount code; the rate limit of codes counts these. */
export class WrongDiscountCode extends DomainError {
  constructor() {
    const message = 'Ce code de réduction n’est pas valable.'
    super('validation', message, { issues: [{ path: 'discountCode', message }] })
  }
}

/** The password is right, but the account also requires a code. `proven`: for the second step; never part of a response. */
export class SecondFactorNeeded extends DomainError {
  readonly proven: { userId: number; passwordMark: string }

  constructor(proven: SecondFactorNeeded['proven']) {
    super('second_factor')
    this.proven = proven
  }
}

export const notFound = () => new DomainError('not_found')

/** A refusal of one field, shown next to it. */
export const invalidField = (path: string, message: string) =>
  new DomainError('validation', message, { issues: [{ path, message }] })
