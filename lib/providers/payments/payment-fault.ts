/** What a failed call means. `unknown`: the provider may have acted. `busy`: it did nothing, and may do it in a moment. `no_access`:
 *  it no longer lets us act on the seller's account. `bad_key`: it no longer takes the agency's own key. `refused`: any other no. */
export type FaultKind = 'refused' | 'unknown' | 'busy' | 'no_access' | 'bad_key'

type Options = ErrorOptions & {
  /** Without it, as `isUnknown` says. */
  kind?: FaultKind
  /** The seller's account that the call was about. */
  accountId?: string | undefined
}

/** The payment provider refused, failed or did not answer in time. Whether it acted is unknown when `isUnknown`; repeating
 *  the same call is then right, since it carries the same idempotency key. */
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
