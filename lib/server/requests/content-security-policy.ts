import { ingestOrigin } from '../../providers/files/ingest-origin'
import { hostedPageOrigin } from '../../providers/payments/hosted-page-origin'
import { mapTiles } from '../map-tiles'

/** static: prerendered. session: rendered per request. billing: the same, with forms that redirect to Stripe's pages when they
 *  are sent without script. payment: with Stripe's card fields and the map of relay points. */
export type PageKind = 'static' | 'session' | 'billing' | 'payment'

/** `form`: the targets of the page's forms, including redirects. */
type Hosts = { script?: string[]; frame?: string[]; connect?: string[]; image?: string[]; form?: string[] }

const CHECKOUT = 'https://checkout.stripe.com'
const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com', CHECKOUT]

/** The hosts that a page may use besides ours. Stripe's: https://docs.stripe.com/security/guide#content-security-policy */
const hostsOf: Record<PageKind, () => Hosts> = {
  static: () => ({}),
  session: () => ({ connect: [ingestOrigin()] }),
  billing: () => ({ connect: [ingestOrigin()], form: [hostedPageOrigin()] }),
  payment: () => ({
    script: STRIPE,
    frame: [...STRIPE, 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com', CHECKOUT],
    image: ['https://*.stripe.com', ...[mapTiles()?.origin ?? []].flat()],
    form: [hostedPageOrigin()],
  }),
}

/** The proof that an inline script is ours: its hash (`sha256-…`) in a prerendered page, else the request's nonce, which also
 *  covers scripts that it loads. */
type Proof = { hashes: string[] } | { nonce: string }

export function contentSecurityPolicy(kind: PageKind, proof: Proof): string {
  const { script = [], frame = [], connect = [], image = [], form = [] } = hostsOf[kind]()
  const scripts =
    'nonce' in proof
      ? [`'nonce-${proof.nonce}'`, "'strict-dynamic'"]
      : ["'self'", ...proof.hashes.map((hash) => `'${hash}'`)]
  return [
    "default-src 'self'",
    `script-src ${[...scripts, ...script].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...image].join(' ')}`,
    "font-src 'self'",
    `frame-src ${["'self'", ...frame].join(' ')}`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...form].join(' ')}`,
    "frame-ancestors 'none'",
    ...(kind === 'payment' ? [] : TRUSTED_TYPES),
  ].join('; ')
}

/** Only the rules of lib/browser/trusted-types.ts let text become script or markup. Not at the checkout: Stripe's script and the
 *  map write markup themselves. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default']
