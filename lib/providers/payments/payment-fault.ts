/** The kind of a failed call. `unknown`: the provider may have acted. `busy`: it did nothing; a retry may soon succeed.
 *  `no_access`: it no longer lets us act on the seller's account. `bad_key`: it no longer accepts the agency's own key.
 *  `refused`: any other refusal. */
export type FaultKind = 'refused' | 'unknown' | 'busy' | 'no_access' | 'bad_key'

type Options = ErrorOptions & {
  /** Defaults to what `isUnknown` implies. */
  kind?: FaultKind
  /** The seller's account that the call was about. */
  accountId?: string | undefined
}

/** The payment provider refused, failed or did not answer in time. With `isUnknown`, it may have acted; it is then safe to repeat
 *  the same call, which has the same idempotency key. */
export class PaymentFault extends Error {
  override name = 'PaymentFault'
  readonly kind: FaultKind
  readonly accountId: string | null

  constructor(
    message: string,
    /** The provider's own code, such as `account_invalid`; null without an answer. */
    readonly code: string | null,
    readonly isUnknown: boolean,
    { kind = isUnknown ? 'unknown' : 'refused', accountId, ...options }: Options = {},
  ) {
    super(message, options)
    this.kind = kind
    this.accountId = accountId ?? null
  }
}
