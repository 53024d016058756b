import { parseUploadThingToken } from './uploadthing-token'

type Source = Record<string, string | undefined>

const DEFAULT_LIKE = /change.?me|secret|password|example|default|0{16}|1234567/i

/** A default, or typed rather than drawn: too few different signs. */
const isGuessable = (secret: string) => DEFAULT_LIKE.test(secret) || new Set(secret).size < 12

/** Where passwords, links, files and payments go, and pictures come from. */
const ADDRESSES = [
  'PUBLIC_ORIGIN',
  'RESEND_BASE_URL',
  'UPLOADTHING_API_URL',
  'UPLOADTHING_INGEST_URL',
  'STRIPE_API_BASE',
  'STRIPE_DASHBOARD_URL',
  'MONDIALRELAY_API1_URL',
  'MONDIALRELAY_API2_URL',
  'MONDIALRELAY_TRACKING_URL',
  'MAP_TILES_URL',
]

/** Mondial Relay's public test merchant, and the simulator's. */
const TEST_MERCHANT = /^(BDTEST|TTMRSDBX|OSTALSIM)/

/** Keys that move no real money, parcel or mail: refused in production, but for a rehearsal. */
function testKeys(source: Source): (string | null)[] {
  const { RESEND_API_KEY, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = source
  return [
    /^re_(sim|test|demo)/.test(RESEND_API_KEY ?? '') ? 'RESEND_API_KEY is a simulator’s key' : null,
    /^sk_(sim|test|demo)/.test(parseUploadThingToken(source.UPLOADTHING_TOKEN ?? '')?.apiKey ?? '')
      ? 'UPLOADTHING_TOKEN is a simulator’s token'
      : null,
    /^[sr]k_(sim|test|demo)/.test(STRIPE_SECRET_KEY ?? '') ? 'STRIPE_SECRET_KEY is a test key' : null,
    /^pk_(sim|test|demo)/.test(STRIPE_PUBLISHABLE_KEY ?? '') ? 'STRIPE_PUBLISHABLE_KEY is a test key' : null,
    TEST_MERCHANT.test(source.MONDIALRELAY_ENSEIGNE ?? '')
      ? 'MONDIALRELAY_ENSEIGNE is a test merchant’s code'
      : null,
    /sandbox/i.test(source.MONDIALRELAY_API2_URL ?? '')
      ? 'MONDIALRELAY_API2_URL is the sandbox, whose labels no parcel travels with'
      : null,
  ]
}

/** What only production refuses. Reads the source, so that these faults are reported together with those of form. */
export function productionFaults(source: Source): string[] {
  if ((source.OSTAL_ENV ?? 'production') !== 'production') return []
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = source
  const { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, RATE_LIMIT_SCALE } = source
  return [
    ...ADDRESSES.filter((name) => /^http:/i.test(source[name] ?? '')).map(
      (name) => `${name} must be https in production`,
    ),
    source.TRUSTED_PROXY_HOPS === undefined
      ? 'TRUSTED_PROXY_HOPS is missing: how many proxies stand before the product, 0 for none'
      : null,
    AUTH_SECRET && isGuessable(AUTH_SECRET) ? 'AUTH_SECRET looks like a default: make a random one' : null,
    AUTH_SECRET_PREVIOUS && isGuessable(AUTH_SECRET_PREVIOUS)
      ? 'AUTH_SECRET_PREVIOUS looks like a default: leave it empty'
      : null,
    ...(source.OSTAL_REHEARSAL === '1' ? [] : testKeys(source)),
    source.MONDIALRELAY_WEBHOOK_SECRET && isGuessable(source.MONDIALRELAY_WEBHOOK_SECRET)
      ? 'MONDIALRELAY_WEBHOOK_SECRET looks like a default: make a random one'
      : null,
    Buffer.from(NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '', 'base64').length >= 32
      ? null
      : 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is missing or short: 32 random bytes in base64, the same for build and all instances',
    source.WEBHOOK_ALLOW_PRIVATE === '1'
      ? 'WEBHOOK_ALLOW_PRIVATE must be 0 in production: clients choose the addresses'
      : null,
    Number(RATE_LIMIT_SCALE ?? 1) === 1 ? null : 'RATE_LIMIT_SCALE must be 1 in production',
  ].filter((fault) => fault !== null)
}
