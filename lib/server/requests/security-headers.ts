/** Only at the checkout: the provider's form opens windows for wallets and for the bank's check, which report back to it. */
export const CHECKOUT_OPENER_POLICY = 'same-origin-allow-popups'

/** The content security policy of API answers, files and refusals: no site may frame them. */
export const NO_PAGE_POLICY = "frame-ancestors 'none'"

/** Sent with every answer by lib/server/http. The content security policy depends on the page, so it is not here. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  // Browsers ignore it over http, so it needs no condition.
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
]
