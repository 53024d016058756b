import { DomainError } from '../../domain/errors'

const UNREACHABLE = 'Le transporteur n’a pas répondu. Réessayez dans un instant.'

/** The carrier refused, failed or did not answer in time; nothing has changed. */
export class CarrierFault extends DomainError {
  constructor(
    /** For the log. */
    reason: string,
    /** Its `STAT`; null without an answer that could be read. */
    readonly stat: number | null,
    cause?: unknown,
  ) {
    super('provider', UNREACHABLE, { cause: new Error(reason, { cause }) })
    this.name = 'CarrierFault'
  }
}
