/** The payment provider refused, failed or did not answer in time. Whether it acted is unknown when `isUnknown`; repeating
 *  the same call is then right, since it carries the same idempotency key. */
export class PaymentFault extends Error {
  override name = 'PaymentFault'

  constructor(
    message: string,
    /** The provider's own code, such as `account_invalid`; null without an answer. */
    readonly code: string | null,
    readonly isUnknown: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
