import type Stripe from 'stripe'
import { type Answer, json } from '../wire/message'

type Refusal = Partial<
  Pick<
    Stripe.StripeRawError,
    'code' | 'param' | 'decline_code' | 'advice_code' | 'charge' | 'payment_intent' | 'payment_method'
  >
> & { type?: string }

/** A refusal, thrown to become the answer. */
export class Refused extends Error {
  readonly answer: Answer

  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', ...more }: Refusal = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    const doc = more.code ? { doc_url: `https://stripe.com/docs/error-codes/${more.code}` } : {}
    const answer = json(status, { error: { type, message, ...more, ...doc } })
    this.answer = { ...answer, headers: { ...answer.headers, ...headers } }
  }
}

/** Stripe's errors; types, codes and statuses from https://docs.stripe.com/api/errors. */
export const errors = {
  noKey: () =>
    new Refused(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header.',
    ),
  wrongKey: (key: string) => new Refused(401, `Invalid API Key provided: ${key.slice(0, 7)}****`),
  version: (version: string) => new Refused(400, `Invalid Stripe API version: ${version}`),
  unknownPath: (method: string, path: string) =>
    new Refused(404, `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs`),
  account: (id: string) =>
    new Refused(
      403,
      `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
      { code: 'account_invalid' },
    ),
  missing: (object: string, id: string, param = 'id') =>
    new Refused(404, `No such ${object}: '${id}'`, { code: 'resource_missing', param }),
  unknownParameter: (param: string) =>
    new Refused(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param }),
  missingParameter: (param: string) =>
    new Refused(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param }),
  invalid: (param: string, message: string, code?: string) =>
    new Refused(400, message, { param, ...(code && { code }) }),
  /** An intent whose state no longer allows it. */
  unexpectedState: (payment_intent: Stripe.PaymentIntent, done: string) =>
    new Refused(
      400,
      `You cannot ${done} this PaymentIntent because it has a status of ${payment_intent.status}.`,
      { code: 'payment_intent_unexpected_state', payment_intent },
    ),
  /** A reason of Stripe's own, as ordered. */
  refused: (code = 'balance_insufficient'): Refused =>
    ORDERED[code]?.() ?? new Refused(400, `The request was refused: ${code}`, { code }),
  /** Documented by Stripe, but not sent by the product: to be simulated first. */
  notSimulated: (param: string) =>
    new Refused(400, `The simulator does not know the parameter ${param} yet`, { param }),
  conflictingKey: (key: string) =>
    new Refused(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    ),
  /** Another request has locked the object: nothing was done, and the SDK may retry. */
  lockTimeout: () =>
    new Refused(
      429,
      'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
      { code: 'lock_timeout' },
      { 'stripe-should-retry': 'true' },
    ),
  expiredKey: () => new Refused(401, 'Expired API Key provided: sk_sim****', { code: 'api_key_expired' }),
  /** A restricted key that lacks a permission. */
  keyScope: () =>
    new Refused(
      403,
      "The provided key 'rk_sim****' does not have the required permissions for this endpoint. Having the 'rak_checkout_session_write' permission would allow this request to continue.",
    ),
  rateLimited: () =>
    new Refused(429, 'Request rate limit exceeded.', { code: 'rate_limit', type: 'invalid_request_error' }),
  server: () => new Refused(500, 'An unknown error occurred', { type: 'api_error' }),
}

/** The errors that a test can order by their code, with Stripe's own status. */
const ORDERED: Readonly<Record<string, () => Refused>> = {
  lock_timeout: errors.lockTimeout,
  rate_limit: errors.rateLimited,
  api_key_expired: errors.expiredKey,
  account_invalid: () => errors.account('acct_simulated'),
  key_scope: errors.keyScope,
}
