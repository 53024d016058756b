type Source = Record<string, string | undefined>

/** `absent`: this vendor is not called. */
export type Key = 'test' | 'live' | 'absent'

export type Keys = { stripe: Key; carrier: Key; mail: Key; files: Key }

/** Mondial Relay's label service, where every label is real except the test merchant's. */
const CARRIER_HOST = 'connect-api.mondialrelay.com'
const TEST_MERCHANT = /^(BDTEST|TTMRSDBX|OSTALSIM)/

/** The mode of an installation's keys: `test` moves neither money nor parcels. Mail and file keys have no test mode; the smoke
 *  test sends nothing with them to a real person. */
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

/** Whether Stripe is the product's simulator, whose pages can be filled in automatically. */
export const isStandIn = (source: Source): boolean =>
  new URL(source.STRIPE_API_BASE || 'https://api.stripe.com').host !== 'api.stripe.com'
