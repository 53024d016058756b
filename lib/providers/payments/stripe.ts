import Stripe from 'stripe'
import { env } from '../../env'
import { timeLimitMs, withinTime } from '../within-time'
import { PaymentFault } from './payment-fault'

/** The version that our code and the SDK's types are written for. */
export const API_VERSION = '2026-10-28.endive'

/** Asks Stripe within the time limit, the SDK's one retry included; every failure becomes a PaymentFault. */
export async function asked<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const milliseconds = timeLimitMs()
  try {
    return await withinTime(milliseconds, (signal) => call(stripeClient(milliseconds, signal)))
  } catch (cause) {
    throw faultOf(cause)
  }
}

/** Of a seller's account, on which all payments are made. */
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
    // The SDK takes no signal: without one, a retry would go on after we have given up.
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      fetch(input, { ...init, signal }),
    ),
  })
}

function faultOf(cause: unknown): unknown {
  if (cause instanceof PaymentFault) return cause
  if (!(cause instanceof Stripe.errors.StripeError))
    return new PaymentFault('Stripe did not answer', null, true, { cause })
  const { statusCode, message } = cause
  // Stripe says of its 5xx that the outcome is indeterminate; 409 is a repeat that overtook the first.
  const isUnknown = statusCode === undefined || statusCode >= 500 || statusCode === 409
  const code = statusCode === undefined ? null : (cause.code ?? cause.rawType ?? cause.type)
  return new PaymentFault(`Stripe failed: ${message}`, code, isUnknown, { cause })
}
