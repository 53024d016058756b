import Stripe from 'stripe'
import { env } from '../../env'
import { providerTimeoutMs, withTimeout } from '../with-timeout'
import { type FaultKind, PaymentFault } from './payment-fault'

/** The version that our code and the SDK's types are written for. */
export const API_VERSION = '2026-10-28.endive'

/** Calls Stripe with one timeout for the call and the SDK's one retry; every failure becomes a PaymentFault. `accountId`: the
 *  seller's, if the call is about one. */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>, accountId?: string): Promise<T> {
  const milliseconds = providerTimeoutMs()
  try {
    return await withTimeout(milliseconds, (signal) => call(stripeClient(milliseconds, signal)))
  } catch (cause) {
    throw faultOf(cause, accountId)
  }
}

/** Whether the key moves real money. Events of the other mode are ignored. */
export const isLive = (): boolean => /^(sk|rk)_live/.test(env().STRIPE_SECRET_KEY)

/** The options for a seller's account, on which all payments are made. */
export const onAccount = (accountId: string) => ({ stripeAccount: accountId })

function stripeClient(timeout: number, signal: AbortSignal): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env()
  const { hostname, port, protocol } = new URL(STRIPE_API_BASE)
  return new Stripe(STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    // The SDK takes no signal: without one, a retry would go on after the timeout.
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      fetch(input, { ...init, signal, redirect: 'error' }),
    ),
  })
}

function faultOf(cause: unknown, accountId: string | undefined): unknown {
  if (cause instanceof PaymentFault) return cause
  if (!(cause instanceof Stripe.errors.StripeError))
    return new PaymentFault('Stripe did not answer', null, true, { cause })
  const { statusCode, message } = cause
  const code = statusCode === undefined ? null : (cause.code ?? cause.rawType ?? cause.type)
  const kind = kindOf(cause, accountId)
  return new PaymentFault(`Stripe failed: ${message}`, code, kind === 'unknown', { cause, kind, accountId })
}

/** https://docs.stripe.com/api/errors and https://docs.stripe.com/rate-limits */
function kindOf({ statusCode, code, message }: Stripe.errors.StripeError, accountId?: string): FaultKind {
  if (statusCode === 429 || code === 'lock_timeout') return 'busy'
  // Stripe documents the outcome of a 5xx as indeterminate; 409 is a repeat that overtook the first.
  if (statusCode === undefined || statusCode >= 500 || statusCode === 409) return 'unknown'
  if (statusCode === 401) return 'bad_key'
  if (statusCode !== 403) return 'refused'
  // A restricted key that lacks a permission gets the same status, for any account.
  return accountId === undefined || /required permissions/i.test(message) ? 'bad_key' : 'no_access'
}
