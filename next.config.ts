import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // The API answers with and without a trailing slash; pages are redirected below.
  skipTrailingSlashRedirect: true,
  // `npm test` checks the types with the native compiler; here the slow one would check them again.
  typescript: { ignoreBuildErrors: true },
  // Tags of lists name the build: app/api/_http/list-tag.ts.
  env: { OSTAL_BUILD: process.env.OSTAL_BUILD, OSTAL_REHEARSAL_BUILD: process.env.OSTAL_REHEARSAL ?? '0' },
  // A file of products to import.
  experimental: { serverActions: { bodySizeLimit: '6mb' } },
  serverExternalPackages: [
    'react-email',
    'uploadthing',
    'mdx-bundler',
    'esbuild',
    '@node-rs/argon2',
    'pg',
    'pg-boss',
    'pino',
    'prom-client',
    '@zxcvbn-ts/language-common',
    '@zxcvbn-ts/language-fr',
  ],
  redirects: async () => [{ source: '/:path((?!api/|api$)[^/].*)/', destination: '/:path', permanent: true }],
}

export default config
