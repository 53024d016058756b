type Source = Record<string, string | undefined>

/** `absent`: nothing is asked of this vendor. */
export type Key = 'test' | 'live' | 'absent'

export type Keys = { stripe: Key; carrier: Key; mail: Key; files: Key }

/** Mondial Relay's own service for labels, which are real there but for the test merchant's. */
const CARRIER_HOST = 'connect-api.mondialrelay.com'
const TEST_MERCHANT = /^(BDTEST|TTMRSDBX|OSTALSIM)/

/** What the keys of an installation move: `test` is neither money nor a parcel. Mail and files have one kind of key; what the walk
 *  sends with them reaches no real person. */
export function keysOf(source: Source): Keys {
  return {
    stripe: stripeKey(source.STRIPE_SECRET_KEY),
    carrier: carrierKey(source),
    mail: source.RESEND_API_KEY ? 'test' : 'absent',
    files: source.UPLOADTHING_TOKEN ? 'test' : 'absent',
  }
}

function stripeKey(key: string | undefined): Key {
  if (!key) return 'absent'
  return /^[sr]k_(test|sim|demo)/.test(key) ? 'test' : 'live'
}

function carrierKey(source: Source): Key {
  const { MONDIALRELAY_ENSEIGNE, MONDIALRELAY_API2_LOGIN, MONDIALRELAY_API2_URL } = source
  if (!MONDIALRELAY_ENSEIGNE || !MONDIALRELAY_API2_LOGIN) return 'absent'
  const host = MONDIALRELAY_API2_URL ? new URL(MONDIALRELAY_API2_URL).host : CARRIER_HOST
  return host !== CARRIER_HOST || TEST_MERCHANT.test(MONDIALRELAY_ENSEIGNE) ? 'test' : 'live'
}

/** Whether Stripe is the product's stand-in, whose pages can be filled in. */
export const isStandIn = (source: Source): boolean =>
  new URL(source.STRIPE_API_BASE || 'https://api.stripe.com').host !== 'api.stripe.com'
