import type { NextConfig } from 'next'

/** Sent on every answer. The content security policy is not here: static pages get theirs from the build
 *  (scripts/launch/build), session pages from middleware.ts. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  // Browsers ignore it over http, so it needs no condition.
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
]

const config: NextConfig = {
  poweredByHeader: false,
  generateEtags: false,
  // The API answers with and without a trailing slash; pages are redirected below.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    'react-email',
    'uploadthing',
    '@node-rs/argon2',
    'pg',
    'pg-boss',
    'pino',
    '@zxcvbn-ts/language-common',
  ],
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  redirects: async () => [{ source: '/:path((?!api/|api$)[^/].*)/', destination: '/:path', permanent: true }],
}

export default config
